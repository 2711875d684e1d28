/**
 * Former districts that people still write: city|old name|its successor there. Those that only changed from county to
 * district or city under the same name (双流县, now 双流区) are not listed: see `successorOf`. If a district was divided,
 * the successor is the one that got its centre.
 */
const ROWS = `110000|崇文区|东城区
110000|宣武区|西城区
120000|塘沽区|滨海新区
120000|汉沽区|滨海新区
120000|大港区|滨海新区
120000|蓟县|蓟州区
130100|桥东区|长安区
130500|桥东区|襄都区
130500|桥西区|信都区
130500|邢台县|信都区
130500|任县|任泽区
130500|南和县|南和区
130600|新市区|竞秀区
130600|南市区|莲池区
130600|北市区|莲池区
140200|城区|平城区
140200|矿区|云冈区
140200|南郊区|云冈区
140400|城区|潞州区
140400|郊区|潞州区
140400|长治县|上党区
210200|金州新区|金州区
310000|卢湾区|黄浦区
310000|闸北区|静安区
310000|南汇区|浦东新区
320100|白下区|秦淮区
320100|下关区|鼓楼区
320200|崇安区|梁溪区
320200|南长区|梁溪区
320200|北塘区|梁溪区
320300|九里区|泉山区
320400|戚墅堰区|武进区
320500|平江区|姑苏区
320500|沧浪区|姑苏区
320500|金阊区|姑苏区
320600|港闸区|崇川区
320800|清河区|清江浦区
320800|清浦区|清江浦区
320800|楚州区|淮安区
321000|维扬区|邗江区
330100|下城区|拱墅区
330100|江干区|上城区
330200|江东区|鄞州区
340200|三山区|弋江区
340200|芜湖县|湾沚区
340200|新芜区|镜湖区
350400|梅列区|三元区
360700|赣县|赣县区
370100|莱城区|莱芜区
370200|四方区|市北区
370200|胶南市|黄岛区
370600|长岛县|蓬莱区
410200|金明区|龙亭区
410300|吉利区|孟津区
440100|东山区|越秀区
440100|芳村区|荔湾区
440100|萝岗区|黄埔区
440500|升平区|金平区
440500|达濠区|濠江区
500000|双桥区|大足区
500000|万盛区|綦江区
500000|开县|开州区
510100|郫县|郫都区
520300|遵义县|播州区
610100|户县|鄠邑区
610600|吴旗县|吴起县
610500|华县|华州区
650100|东山区|米东区
710200|芩雅区|苓雅区
712400|莰顶乡|崁顶乡
442000|东升镇|小榄镇`

export interface Abolished {
  readonly cityCode: string
  readonly name: string
  readonly successor: string
}

/** Former districts, each with its city and the district that replaced it. */
export const ABOLISHED: readonly Abolished[] = ROWS.split('\n').map((row) => {
  const [cityCode = '', name = '', successor = ''] = row.split('|')
  return { cityCode, name, successor }
})
