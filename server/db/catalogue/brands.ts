import { brandLogo } from './pictures'
import type { BrandData } from './shapes'

const brand = (id: string, name: string, intro: string): BrandData => ({
  id,
  name,
  logo: brandLogo(id),
  intro
})

/** Invented brands; each has a drawn mark of its own. */
export const brandData: BrandData[] = [
  brand('wuyu', '雾屿咖啡', '从一间八平米的窗口店开始，只做当季豆子。每天现烘，杯杯现萃。'),
  brand('bantang', '半糖山丘', '山里的茶，半份的糖。原叶现泡，鲜果现切。'),
  brand('maisui', '麦穗与盐', '老面发酵十六小时的面包房，清晨六点开炉。'),
  brand('youhong', '釉红火锅', '牛油慢熬八小时，红釉铜锅，一锅两味。'),
  brand('yiwanting', '一碗汀', '一碗好面，汤头吊足六小时。快，但不将就。'),
  brand('qinggan', '青橄小馆', '街角的地中海餐桌，橄榄油和当季海鲜。'),
  brand('bingan', '冰岸雪糕', '牧场鲜奶做的手工雪糕，一年四季都值得。'),
  brand('zhengyun', '蒸云点心', '现点现蒸的岭南早茶，一盅两件的好时光。'),
  brand('xianhe', '鲜禾便利', '社区里亮着灯的那一间，早饭、夜宵、一把伞。'),
  brand('qiongye', '穹野影城', '激光巨幕与全景声，让电影回到该有的尺寸。'),
  brand('mujian', '幕间影院', '小而美的街区影院，沙发座，可以带一杯热饮入场。'),
  brand('jingping', '鲸屏视频', '剧集、电影与纪录片，四端同看。'),
  brand('eryu', '耳语音乐', '无损音质的在线音乐，通勤与深夜都好听。'),
  brand('zhiyuan', '纸鸢阅读', '三十万册电子书与有声书，放进口袋。'),
  brand('changxun', '畅讯充值', '话费与流量，充值到账有回执。'),
  brand('qingyu', '轻羽外卖', '把楼下的好店送到桌上，准时是本分。'),
  brand('zhaoxi', '朝夕出行', '叫车、代驾、加油与充电，出门一站办妥。'),
  brand('zhenchuan', '枕川酒店', '开在河岸与公园旁的城市酒店，一夜好眠。'),
  brand('qiyun', '栖云度假', '山里的房子，有汤池，有云。'),
  brand('qingju', '城间轻居', '干净、安静、离地铁近的轻酒店。'),
  brand('yuanfan', '远帆航旅', '机票、行李与退改，一次说清楚。'),
  brand('lanyue', '揽月贵宾厅', '六十座机场与高铁站的休息室，热食与安静的座位。'),
  brand('shanhai', '山海票务', '名胜与博物馆的实名票务，当日可约。'),
  brand('fuguang', '浮光乐园', '摩天轮、夜游与花车，给大人也给孩子。'),
  brand('suqi', '素器生活', '朴素耐用的日用之物，一件用十年。'),
  brand('yuanye', '原野果仓', '产地直采，坏果包赔。'),
  brand('baici', '白瓷护理', '成分简单的身体护理，敏感肌也可用。'),
  brand('lingxi', '灵犀家政', '保洁、收纳与家电清洗，实名上门。'),
  brand('yihe', '颐禾健康', '体检、理疗与陪诊，替家人多想一步。'),
  brand('tangtang', '糖糖星球', '手工硬糖与软糖，配料表短到可以背下来。'),
  brand('quanyi', '权益精选', '我们自己挑选和组织的礼遇。')
]
