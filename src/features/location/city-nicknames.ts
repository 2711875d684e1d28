/** Cities as they are also called, and as they are often miswritten. */
const NICKNAMES: readonly (readonly [written: RegExp, called: string])[] = [
  [/^(?:帝都|北平)/, '北京'],
  [/^(?:魔都|申城)/, '上海'],
  [/^羊城/, '广州'],
  [/^(?:鹏城|深[证朕])/, '深圳'],
  [/^(?:蓉城|天府$)/, '成都'],
  [/^(?:山城|重亲|重庄)/, '重庆'],
  [/^金陵/, '南京'],
  [/^星城|^常沙/, '长沙'],
  [/^(?:江城|五汉)/, '武汉'],
  [/^(?:鹭岛|夏门)/, '厦门'],
  [/^(?:冰城|哈市|哈尔[宾冰])/, '哈尔滨'],
  [/^泉城/, '济南'],
  [/^春城/, '昆明'],
  [/^呼市/, '呼和浩特'],
  [/^乌市|^乌鲁木[其奇]/, '乌鲁木齐'],
  [/^石市|^石家装/, '石家庄'],
  [/^(?:版纳|西双板纳)/, '西双版纳']
]

/** A typed city by the name that lists have. */
export const byCityName = (typed: string): string =>
  NICKNAMES.reduce((name, [written, called]) => name.replace(written, called), typed)
