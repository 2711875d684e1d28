const SINGLE =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范' +
  '金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂' +
  '章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳欧管柴蒙鲍华喻祁蒲房滕' +
  '屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙' +
  '荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花' +
  '权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜' +
  '印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利于呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由'
const DOUBLE = new Set([
  ...[
    '欧阳',
    '上官',
    '司马',
    '诸葛',
    '司徒',
    '东方',
    '独孤',
    '南宫',
    '夏侯',
    '皇甫',
    '尉迟',
    '公孙',
    '慕容',
    '令狐'
  ],
  ...[
    '宇文',
    '长孙',
    '端木',
    '轩辕',
    '百里',
    '东郭',
    '呼延',
    '申屠',
    '澹台',
    '闻人',
    '钟离',
    '万俟',
    '太史',
    '拓跋'
  ]
])

/** Whether a name in simplified characters begins as names of people do. */
export const hasSurname = (name: string): boolean =>
  DOUBLE.has(name.slice(0, 2)) || SINGLE.includes(name.charAt(0))

/** Whether it begins with a surname of two characters. */
export const hasDoubleSurname = (name: string): boolean => DOUBLE.has(name.slice(0, 2))
