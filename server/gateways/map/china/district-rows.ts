/** Made by `npm run cities`; not to be edited. From @vant/area-data 2.1.0. A city a line: code|districts, each its code, its name and its reading. */
export const DISTRICT_ROWS = `110000|110101东城区dong cheng,110102西城区xi cheng,110105朝阳区chao yang,110106丰台区feng tai,110107石景山区shi jing shan,110108海淀区hai dian,110109门头沟区men tou gou,110111房山区fang shan,110112通州区tong zhou,110113顺义区shun yi,110114昌平区chang ping,110115大兴区da xing,110116怀柔区huai rou,110117平谷区ping gu,110118密云区mi yun,110119延庆区yan qing
120000|120101和平区he ping,120102河东区he dong,120103河西区he xi,120104南开区nan kai,120105河北区he bei,120106红桥区hong qiao,120110东丽区dong li,120111西青区xi qing,120112津南区jin nan,120113北辰区bei chen,120114武清区wu qing,120115宝坻区bao di,120116滨海新区bin hai xin,120117宁河区ning he,120118静海区jing hai,120119蓟州区ji zhou
130100|130102长安区chang an,130104桥西区qiao xi,130105新华区xin hua,130107井陉矿区jing xing kuang,130108裕华区yu hua,130109藁城区gao cheng,130110鹿泉区lu quan,130111栾城区luan cheng,130121井陉县jing xing,130123正定县zheng ding,130125行唐县xing tang,130126灵寿县ling shou,130127高邑县gao yi,130128深泽县shen ze,130129赞皇县zan huang,130130无极县wu ji,130131平山县ping shan,130132元氏县yuan shi,130133赵县zhao xian,130171石家庄高新技术产业开发区shi jia zhuang gao xin ji shu chan ye kai fa,130172石家庄循环化工园区shi jia zhuang xun huan hua gong yuan,130181辛集市xin ji,130183晋州市jin zhou,130184新乐市xin le
130200|130202路南区lu nan,130203路北区lu bei,130204古冶区gu ye,130205开平区kai ping,130207丰南区feng nan,130208丰润区feng run,130209曹妃甸区cao fei dian,130224滦南县luan nan,130225乐亭县lao ting,130227迁西县qian xi,130229玉田县yu tian,130273唐山高新技术产业开发区tang shan gao xin ji shu chan ye kai fa,130274河北唐山海港经济开发区he bei tang shan hai gang jing ji kai fa,130281遵化市zun hua,130283迁安市qian an,130284滦州市luan zhou
130300|130302海港区hai gang,130303山海关区shan hai guan,130304北戴河区bei dai he,130306抚宁区fu ning,130321青龙满族自治县qing long man zu,130322昌黎县chang li,130324卢龙县lu long,130371秦皇岛市经济技术开发区qin huang dao shi jing ji ji shu kai fa,130372北戴河新区bei dai he xin,130390经济技术开发区jing ji ji shu kai fa
130400|130402邯山区han shan,130403丛台区cong tai,130404复兴区fu xing,130406峰峰矿区feng feng kuang,130407肥乡区fei xiang,130408永年区yong nian,130423临漳县lin zhang,130424成安县cheng an,130425大名县da ming,130426涉县she xian,130427磁县ci xian,130430邱县qiu xian,130431鸡泽县ji ze,130432广平县guang ping,130433馆陶县guan tao,130434魏县wei xian,130435曲周县qu zhou,130471邯郸经济技术开发区han dan jing ji ji shu kai fa,130473邯郸冀南新区han dan ji nan xin,130481武安市wu an
130500|130502襄都区xiang dou,130503信都区xin dou,130505任泽区ren ze,130506南和区nan he,130522临城县lin cheng,130523内丘县nei qiu,130524柏乡县bai xiang,130525隆尧县long yao,130528宁晋县ning jin,130529巨鹿县ju lu,130530新河县xin he,130531广宗县guang zong,130532平乡县ping xiang,130533威县wei xian,130534清河县qing he,130535临西县lin xi,130571河北邢台经济开发区he bei xing tai jing ji kai fa,130581南宫市nan gong,130582沙河市sha he
130600|130602竞秀区jing xiu,130606莲池区lian chi,130607满城区man cheng,130608清苑区qing yuan,130609徐水区xu shui,130623涞水县lai shui,130624阜平县fu ping,130626定兴县ding xing,130627唐县tang xian,130628高阳县gao yang,130629容城县rong cheng,130630涞源县lai yuan,130631望都县wang dou,130632安新县an xin,130633易县yi xian,130634曲阳县qu yang,130635蠡县li xian,130636顺平县shun ping,130637博野县bo ye,130638雄县xiong xian,130671保定高新技术产业开发区bao ding gao xin ji shu chan ye kai fa,130672保定白沟新城bao ding bai gou xin cheng,130681涿州市zhuo zhou,130682定州市ding zhou,130683安国市an guo,130684高碑店市gao bei dian
130700|130702桥东区qiao dong,130703桥西区qiao xi,130705宣化区xuan hua,130706下花园区xia hua yuan,130708万全区wan quan,130709崇礼区chong li,130722张北县zhang bei,130723康保县kang bao,130724沽源县gu yuan,130725尚义县shang yi,130726蔚县yu xian,130727阳原县yang yuan,130728怀安县huai an,130730怀来县huai lai,130731涿鹿县zhuo lu,130732赤城县chi cheng,130772张家口市察北管理区zhang jia kou shi cha bei guan li
130800|130802双桥区shuang qiao,130803双滦区shuang luan,130804鹰手营子矿区ying shou ying zi kuang,130821承德县cheng de,130822兴隆县xing long,130824滦平县luan ping,130825隆化县long hua,130826丰宁满族自治县feng ning man zu,130827宽城满族自治县kuan cheng man zu,130828围场满族蒙古族自治县wei chang man zu,130871承德高新技术产业开发区cheng de gao xin ji shu chan ye kai fa,130881平泉市ping quan
130900|130902新华区xin hua,130903运河区yun he,130921沧县cang xian,130922青县qing xian,130923东光县dong guang,130924海兴县hai xing,130925盐山县yan shan,130926肃宁县su ning,130927南皮县nan pi,130928吴桥县wu qiao,130929献县xian xian,130930孟村回族自治县meng cun,130971河北沧州经济开发区he bei cang zhou jing ji kai fa,130972沧州高新技术产业开发区cang zhou gao xin ji shu chan ye kai fa,130973沧州渤海新区cang zhou bo hai xin,130981泊头市bo tou,130982任丘市ren qiu,130983黄骅市huang hua,130984河间市he jian
131000|131002安次区an ci,131003广阳区guang yang,131022固安县gu an,131023永清县yong qing,131024香河县xiang he,131025大城县dai cheng,131026文安县wen an,131028大厂回族自治县da chang,131071廊坊经济技术开发区lang fang jing ji ji shu kai fa,131081霸州市ba zhou,131082三河市san he,131090开发区kai fa
131100|131102桃城区tao cheng,131103冀州区ji zhou,131121枣强县zao qiang,131122武邑县wu yi,131123武强县wu qiang,131124饶阳县rao yang,131125安平县an ping,131126故城县gu cheng,131127景县jing xian,131128阜城县fu cheng,131171河北衡水经济开发区he bei heng shui jing ji kai fa,131172衡水滨湖新区heng shui bin hu xin,131182深州市shen zhou
140100|140105小店区xiao dian,140106迎泽区ying ze,140107杏花岭区xing hua ling,140108尖草坪区jian cao ping,140109万柏林区wan bai,140110晋源区jin yuan,140121清徐县qing xu,140122阳曲县yang qu,140123娄烦县lou fan,140181古交市gu jiao
140200|140212新荣区xin rong,140213平城区ping cheng,140214云冈区yun gang,140215云州区yun zhou,140221阳高县yang gao,140222天镇县tian zhen,140223广灵县guang ling,140224灵丘县ling qiu,140225浑源县hun yuan,140226左云县zuo yun,140271山西大同经济开发区shan xi da tong jing ji kai fa
140300|140302城区cheng qu,140303矿区kuang qu,140311郊区jiao qu,140321平定县ping ding,140322盂县yu xian
140400|140403潞州区lu zhou,140404上党区shang dang,140405屯留区tun liu,140406潞城区lu cheng,140423襄垣县xiang yuan,140425平顺县ping shun,140426黎城县li cheng,140427壶关县hu guan,140428长子县zhang zi,140429武乡县wu xiang,140430沁县qin xian,140431沁源县qin yuan,140471山西长治高新技术产业园区shan xi chang zhi gao xin ji shu chan ye yuan
140500|140502城区cheng qu,140521沁水县qin shui,140522阳城县yang cheng,140524陵川县ling chuan,140525泽州县ze zhou,140581高平市gao ping
140600|140602朔城区shuo cheng,140603平鲁区ping lu,140621山阴县shan yin,140622应县ying xian,140623右玉县you yu,140671山西朔州经济开发区shan xi shuo zhou jing ji kai fa,140681怀仁市huai ren
140700|140702榆次区yu ci,140703太谷区tai gu,140721榆社县yu she,140722左权县zuo quan,140723和顺县he shun,140724昔阳县xi yang,140725寿阳县shou yang,140727祁县qi xian,140728平遥县ping yao,140729灵石县ling shi,140781介休市jie xiu
140800|140802盐湖区yan hu,140821临猗县lin yi,140822万荣县wan rong,140823闻喜县wen xi,140824稷山县ji shan,140825新绛县xin jiang,140826绛县jiang xian,140827垣曲县yuan qu,140828夏县xia xian,140829平陆县ping lu,140830芮城县rui cheng,140881永济市yong ji,140882河津市he jin
140900|140902忻府区xin fu,140921定襄县ding xiang,140922五台县wu tai,140923代县dai xian,140924繁峙县fan shi,140925宁武县ning wu,140926静乐县jing le,140927神池县shen chi,140928五寨县wu zhai,140929岢岚县ke lan,140930河曲县he qu,140931保德县bao de,140932偏关县pian guan,140971五台山风景名胜区wu tai shan feng jing ming sheng,140981原平市yuan ping
141000|141002尧都区yao dou,141021曲沃县qu wo,141022翼城县yi cheng,141023襄汾县xiang fen,141024洪洞县hong tong,141025古县gu xian,141026安泽县an ze,141027浮山县fu shan,141028吉县ji xian,141029乡宁县xiang ning,141030大宁县da ning,141031隰县xi xian,141032永和县yong he,141033蒲县pu xian,141034汾西县fen xi,141081侯马市hou ma,141082霍州市huo zhou
141100|141102离石区li shi,141121文水县wen shui,141122交城县jiao cheng,141123兴县xing xian,141124临县lin xian,141125柳林县liu lin,141126石楼县shi lou,141127岚县lan xian,141128方山县fang shan,141129中阳县zhong yang,141130交口县jiao kou,141181孝义市xiao yi,141182汾阳市fen yang
150100|150102新城区xin cheng,150103回民区hui min,150104玉泉区yu quan,150105赛罕区sai han,150121土默特左旗tu mo te zuo qi,150122托克托县tuo ke tuo,150123和林格尔县he lin ge er,150124清水河县qing shui he,150125武川县wu chuan,150172呼和浩特经济技术开发区hu he hao te jing ji ji shu kai fa
150200|150202东河区dong he,150203昆都仑区kun dou lun,150204青山区qing shan,150205石拐区shi guai,150206白云鄂博矿区bai yun e bo kuang,150207九原区jiu yuan,150221土默特右旗tu mo te you qi,150222固阳县gu yang,150223达尔罕茂明安联合旗da er han mao ming an lian he qi,150271包头稀土高新技术产业开发区bao tou xi tu gao xin ji shu chan ye kai fa
150300|150302海勃湾区hai bo wan,150303海南区hai nan,150304乌达区wu da
150400|150402红山区hong shan,150403元宝山区yuan bao shan,150404松山区song shan,150421阿鲁科尔沁旗a lu ke er qin qi,150422巴林左旗ba lin zuo qi,150423巴林右旗ba lin you qi,150424林西县lin xi,150425克什克腾旗ke shen ke teng qi,150426翁牛特旗weng niu te qi,150428喀喇沁旗ka la qin qi,150429宁城县ning cheng,150430敖汉旗ao han qi
150500|150502科尔沁区ke er qin,150521科尔沁左翼中旗ke er qin zuo yi zhong qi,150522科尔沁左翼后旗ke er qin zuo yi hou qi,150523开鲁县kai lu,150524库伦旗ku lun qi,150525奈曼旗nai man qi,150526扎鲁特旗zha lu te qi,150571通辽经济技术开发区tong liao jing ji ji shu kai fa,150581霍林郭勒市huo lin guo le
150600|150602东胜区dong sheng,150603康巴什区kang ba shen,150621达拉特旗da la te qi,150622准格尔旗zhun ge er qi,150623鄂托克前旗e tuo ke qian qi,150624鄂托克旗e tuo ke qi,150625杭锦旗hang jin qi,150626乌审旗wu shen qi,150627伊金霍洛旗yi jin huo luo qi
150700|150702海拉尔区hai la er,150703扎赉诺尔区zha lai nuo er,150721阿荣旗a rong qi,150722莫力达瓦达斡尔族自治旗mo li da wa da wo er zu zi zhi qi,150723鄂伦春自治旗e lun chun zi zhi qi,150724鄂温克族自治旗e wen ke zu zi zhi qi,150725陈巴尔虎旗chen ba er hu qi,150726新巴尔虎左旗xin ba er hu zuo qi,150727新巴尔虎右旗xin ba er hu you qi,150781满洲里市man zhou li,150782牙克石市ya ke shi,150783扎兰屯市zha lan tun,150784额尔古纳市e er gu na,150785根河市gen he
150800|150802临河区lin he,150821五原县wu yuan,150822磴口县deng kou,150823乌拉特前旗wu la te qian qi,150824乌拉特中旗wu la te zhong qi,150825乌拉特后旗wu la te hou qi,150826杭锦后旗hang jin hou qi
150900|150902集宁区ji ning,150921卓资县zhuo zi,150922化德县hua de,150923商都县shang dou,150924兴和县xing he,150925凉城县liang cheng,150926察哈尔右翼前旗cha ha er you yi qian qi,150927察哈尔右翼中旗cha ha er you yi zhong qi,150928察哈尔右翼后旗cha ha er you yi hou qi,150929四子王旗si zi wang qi,150981丰镇市feng zhen
152200|152201乌兰浩特市wu lan hao te,152202阿尔山市a er shan,152221科尔沁右翼前旗ke er qin you yi qian qi,152222科尔沁右翼中旗ke er qin you yi zhong qi,152223扎赉特旗zha lai te qi,152224突泉县tu quan
152500|152501二连浩特市er lian hao te,152502锡林浩特市xi lin hao te,152522阿巴嘎旗a ba ga qi,152523苏尼特左旗su ni te zuo qi,152524苏尼特右旗su ni te you qi,152525东乌珠穆沁旗dong wu zhu mu qin qi,152526西乌珠穆沁旗xi wu zhu mu qin qi,152527太仆寺旗tai pu si qi,152528镶黄旗xiang huang qi,152529正镶白旗zheng xiang bai qi,152530正蓝旗zheng lan qi,152531多伦县duo lun,152571乌拉盖管委会wu la gai guan wei hui
152900|152921阿拉善左旗a la shan zuo qi,152922阿拉善右旗a la shan you qi,152923额济纳旗e ji na qi,152971内蒙古阿拉善经济开发区nei meng gu a la shan jing ji kai fa
210100|210102和平区he ping,210103沈河区shen he,210104大东区da dong,210105皇姑区huang gu,210106铁西区tie xi,210111苏家屯区su jia tun,210112浑南区hun nan,210113沈北新区shen bei xin,210114于洪区yu hong,210115辽中区liao zhong,210123康平县kang ping,210124法库县fa ku,210181新民市xin min,210190经济技术开发区jing ji ji shu kai fa
210200|210202中山区zhong shan,210203西岗区xi gang,210204沙河口区sha he kou,210211甘井子区gan jing zi,210212旅顺口区lv shun kou,210213金州区jin zhou,210214普兰店区pu lan dian,210224长海县chang hai,210281瓦房店市wa fang dian,210283庄河市zhuang he
210300|210302铁东区tie dong,210303铁西区tie xi,210304立山区li shan,210311千山区qian shan,210321台安县tai an,210323岫岩满族自治县xiu yan man zu,210381海城市hai cheng,210390高新区gao xin
210400|210402新抚区xin fu,210403东洲区dong zhou,210404望花区wang hua,210411顺城区shun cheng,210421抚顺县fu shun,210422新宾满族自治县xin bin man zu,210423清原满族自治县qing yuan man zu
210500|210502平山区ping shan,210503溪湖区xi hu,210504明山区ming shan,210505南芬区nan fen,210521本溪满族自治县ben xi man zu,210522桓仁满族自治县huan ren man zu
210600|210602元宝区yuan bao,210603振兴区zhen xing,210604振安区zhen an,210624宽甸满族自治县kuan dian man zu,210681东港市dong gang,210682凤城市feng cheng
210700|210702古塔区gu ta,210703凌河区ling he,210711太和区tai he,210726黑山县hei shan,210727义县yi xian,210781凌海市ling hai,210782北镇市bei zhen,210793经济技术开发区jing ji ji shu kai fa
210800|210802站前区zhan qian,210803西市区xi shi,210804鲅鱼圈区ba yu quan,210811老边区lao bian,210881盖州市gai zhou,210882大石桥市da shi qiao
210900|210902海州区hai zhou,210903新邱区xin qiu,210904太平区tai ping,210905清河门区qing he men,210911细河区xi he,210921阜新蒙古族自治县fu xin,210922彰武县zhang wu
211000|211002白塔区bai ta,211003文圣区wen sheng,211004宏伟区hong wei,211005弓长岭区gong chang ling,211011太子河区tai zi he,211021辽阳县liao yang,211081灯塔市deng ta
211100|211102双台子区shuang tai zi,211103兴隆台区xing long tai,211104大洼区da wa,211122盘山县pan shan
211200|211202银州区yin zhou,211204清河区qing he,211221铁岭县tie ling,211223西丰县xi feng,211224昌图县chang tu,211281调兵山市tiao bing shan,211282开原市kai yuan
211300|211302双塔区shuang ta,211303龙城区long cheng,211321朝阳县chao yang,211322建平县jian ping,211324喀喇沁左翼蒙古族自治县ka la qin zuo yi,211381北票市bei piao,211382凌源市ling yuan
211400|211402连山区lian shan,211403龙港区long gang,211404南票区nan piao,211421绥中县sui zhong,211422建昌县jian chang,211481兴城市xing cheng
220100|220102南关区nan guan,220103宽城区kuan cheng,220104朝阳区chao yang,220105二道区er dao,220106绿园区lv yuan,220112双阳区shuang yang,220113九台区jiu tai,220122农安县nong an,220171长春经济技术开发区chang chun jing ji ji shu kai fa,220172长春净月高新技术产业开发区chang chun jing yue gao xin ji shu chan ye kai fa,220173长春高新技术产业开发区chang chun gao xin ji shu chan ye kai fa,220174长春汽车经济技术开发区chang chun qi che jing ji ji shu kai fa,220182榆树市yu shu,220183德惠市de hui,220184公主岭市gong zhu ling,220192经济技术开发区jing ji ji shu kai fa
220200|220202昌邑区chang yi,220203龙潭区long tan,220204船营区chuan ying,220211丰满区feng man,220221永吉县yong ji,220271吉林经济开发区ji lin jing ji kai fa,220272吉林高新技术产业开发区ji lin gao xin ji shu chan ye kai fa,220281蛟河市jiao he,220282桦甸市hua dian,220283舒兰市shu lan,220284磐石市pan shi
220300|220302铁西区tie xi,220303铁东区tie dong,220322梨树县li shu,220323伊通满族自治县yi tong man zu,220382双辽市shuang liao
220400|220402龙山区long shan,220403西安区xi an,220421东丰县dong feng,220422东辽县dong liao
220500|220502东昌区dong chang,220503二道江区er dao jiang,220521通化县tong hua,220523辉南县hui nan,220524柳河县liu he,220581梅河口市mei he kou,220582集安市ji an
220600|220602浑江区hun jiang,220605江源区jiang yuan,220621抚松县fu song,220622靖宇县jing yu,220623长白朝鲜族自治县chang bai,220681临江市lin jiang
220700|220702宁江区ning jiang,220721前郭尔罗斯蒙古族自治县qian guo er luo si,220722长岭县chang ling,220723乾安县qian an,220771吉林松原经济开发区ji lin song yuan jing ji kai fa,220781扶余市fu yu
220800|220802洮北区tao bei,220821镇赉县zhen lai,220822通榆县tong yu,220871吉林白城经济开发区ji lin bai cheng jing ji kai fa,220881洮南市tao nan,220882大安市da an
222400|222401延吉市yan ji,222402图们市tu men,222403敦化市dun hua,222404珲春市hun chun,222405龙井市long jing,222406和龙市he long,222424汪清县wang qing,222426安图县an tu
230100|230102道里区dao li,230103南岗区nan gang,230104道外区dao wai,230108平房区ping fang,230109松北区song bei,230110香坊区xiang fang,230111呼兰区hu lan,230112阿城区a cheng,230113双城区shuang cheng,230123依兰县yi lan,230124方正县fang zheng,230125宾县bin xian,230126巴彦县ba yan,230127木兰县mu lan,230128通河县tong he,230129延寿县yan shou,230183尚志市shang zhi,230184五常市wu chang
230200|230202龙沙区long sha,230203建华区jian hua,230204铁锋区tie feng,230205昂昂溪区ang ang xi,230206富拉尔基区fu la er ji,230207碾子山区nian zi shan,230208梅里斯达斡尔族区mei li si da wo er zu,230221龙江县long jiang,230223依安县yi an,230224泰来县tai lai,230225甘南县gan nan,230227富裕县fu yu,230229克山县ke shan,230230克东县ke dong,230231拜泉县bai quan,230281讷河市ne he
230300|230302鸡冠区ji guan,230303恒山区heng shan,230304滴道区di dao,230305梨树区li shu,230306城子河区cheng zi he,230307麻山区ma shan,230321鸡东县ji dong,230381虎林市hu lin,230382密山市mi shan
230400|230402向阳区xiang yang,230403工农区gong nong,230404南山区nan shan,230405兴安区xing an,230406东山区dong shan,230407兴山区xing shan,230421萝北县luo bei,230422绥滨县sui bin
230500|230502尖山区jian shan,230503岭东区ling dong,230505四方台区si fang tai,230506宝山区bao shan,230521集贤县ji xian,230522友谊县you yi,230523宝清县bao qing,230524饶河县rao he
230600|230602萨尔图区sa er tu,230603龙凤区long feng,230604让胡路区rang hu lu,230605红岗区hong gang,230606大同区da tong,230621肇州县zhao zhou,230622肇源县zhao yuan,230623林甸县lin dian,230624杜尔伯特蒙古族自治县du er bo te,230671大庆高新技术产业开发区da qing gao xin ji shu chan ye kai fa
230700|230717伊美区yi mei,230718乌翠区wu cui,230719友好区you hao,230722嘉荫县jia yin,230723汤旺县tang wang,230724丰林县feng lin,230725大箐山县da jing shan,230726南岔县nan cha,230751金林区jin lin,230781铁力市tie li
230800|230803向阳区xiang yang,230804前进区qian jin,230805东风区dong feng,230811郊区jiao qu,230822桦南县hua nan,230826桦川县hua chuan,230828汤原县tang yuan,230881同江市tong jiang,230882富锦市fu jin,230883抚远市fu yuan
230900|230902新兴区xin xing,230903桃山区tao shan,230904茄子河区qie zi he,230921勃利县bo li
231000|231002东安区dong an,231003阳明区yang ming,231004爱民区ai min,231005西安区xi an,231025林口县lin kou,231081绥芬河市sui fen he,231083海林市hai lin,231084宁安市ning an,231085穆棱市mu leng,231086东宁市dong ning
231100|231102爱辉区ai hui,231123逊克县xun ke,231124孙吴县sun wu,231181北安市bei an,231182五大连池市wu da lian chi,231183嫩江市nen jiang
231200|231202北林区bei lin,231221望奎县wang kui,231222兰西县lan xi,231223青冈县qing gang,231224庆安县qing an,231225明水县ming shui,231226绥棱县sui leng,231281安达市an da,231282肇东市zhao dong,231283海伦市hai lun
232700|232701漠河市mo he,232721呼玛县hu ma,232722塔河县ta he,232761加格达奇区jia ge da qi,232762松岭区song ling,232763新林区xin lin,232764呼中区hu zhong
310000|310101黄浦区huang pu,310104徐汇区xu hui,310105长宁区chang ning,310106静安区jing an,310107普陀区pu tuo,310109虹口区hong kou,310110杨浦区yang pu,310112闵行区min xing,310113宝山区bao shan,310114嘉定区jia ding,310115浦东新区pu dong xin,310116金山区jin shan,310117松江区song jiang,310118青浦区qing pu,310120奉贤区feng xian,310151崇明区chong ming
320100|320102玄武区xuan wu,320104秦淮区qin huai,320105建邺区jian ye,320106鼓楼区gu lou,320111浦口区pu kou,320112江北新区jiang bei xin,320113栖霞区qi xia,320114雨花台区yu hua tai,320115江宁区jiang ning,320116六合区lu he,320117溧水区li shui,320118高淳区gao chun
320200|320205锡山区xi shan,320206惠山区hui shan,320211滨湖区bin hu,320213梁溪区liang xi,320214新吴区xin wu,320281江阴市jiang yin,320282宜兴市yi xing
320300|320302鼓楼区gu lou,320303云龙区yun long,320305贾汪区jia wang,320311泉山区quan shan,320312铜山区tong shan,320321丰县feng xian,320322沛县pei xian,320324睢宁县sui ning,320371徐州经济技术开发区xu zhou jing ji ji shu kai fa,320381新沂市xin yi,320382邳州市pi zhou,320391工业园区gong ye yuan
320400|320402天宁区tian ning,320404钟楼区zhong lou,320411新北区xin bei,320412武进区wu jin,320413金坛区jin tan,320481溧阳市li yang
320500|320505虎丘区hu qiu,320506吴中区wu zhong,320507相城区xiang cheng,320508姑苏区gu su,320509吴江区wu jiang,320571苏州工业园区su zhou gong ye yuan,320581常熟市chang shu,320582张家港市zhang jia gang,320583昆山市kun shan,320585太仓市tai cang,320591高新区gao xin
320600|320612通州区tong zhou,320613崇川区chong chuan,320614海门区hai men,320623如东县ru dong,320681启东市qi dong,320682如皋市ru gao,320685海安市hai an,320691高新区gao xin
320700|320703连云区lian yun,320706海州区hai zhou,320707赣榆区gan yu,320722东海县dong hai,320723灌云县guan yun,320724灌南县guan nan,320771连云港经济技术开发区lian yun gang jing ji ji shu kai fa
320800|320803淮安区huai an,320804淮阴区huai yin,320812清江浦区qing jiang pu,320813洪泽区hong ze,320826涟水县lian shui,320830盱眙县xu yi,320831金湖县jin hu,320871淮安经济技术开发区huai an jing ji ji shu kai fa,320890经济开发区jing ji kai fa
320900|320902亭湖区ting hu,320903盐都区yan dou,320904大丰区da feng,320921响水县xiang shui,320922滨海县bin hai,320923阜宁县fu ning,320924射阳县she yang,320925建湖县jian hu,320971盐城经济技术开发区yan cheng jing ji ji shu kai fa,320981东台市dong tai
321000|321002广陵区guang ling,321003邗江区han jiang,321012江都区jiang dou,321023宝应县bao ying,321071扬州经济技术开发区yang zhou jing ji ji shu kai fa,321081仪征市yi zheng,321084高邮市gao you,321090经济开发区jing ji kai fa
321100|321102京口区jing kou,321111润州区run zhou,321112丹徒区dan tu,321150镇江新区zhen jiang xin,321181丹阳市dan yang,321182扬中市yang zhong,321183句容市ju rong
321200|321202海陵区hai ling,321203高港区gao gang,321204姜堰区jiang yan,321271泰州医药高新技术产业开发区tai zhou yi yao gao xin ji shu chan ye kai fa,321281兴化市xing hua,321282靖江市jing jiang,321283泰兴市tai xing
321300|321302宿城区su cheng,321311宿豫区su yu,321322沭阳县shu yang,321323泗阳县si yang,321324泗洪县si hong,321371宿迁经济技术开发区su qian jing ji ji shu kai fa
330100|330102上城区shang cheng,330105拱墅区gong shu,330106西湖区xi hu,330108滨江区bin jiang,330109萧山区xiao shan,330110余杭区yu hang,330111富阳区fu yang,330112临安区lin an,330113临平区lin ping,330114钱塘区qian tang,330122桐庐县tong lu,330127淳安县chun an,330182建德市jian de
330200|330203海曙区hai shu,330205江北区jiang bei,330206北仑区bei lun,330211镇海区zhen hai,330212鄞州区yin zhou,330213奉化区feng hua,330225象山县xiang shan,330226宁海县ning hai,330281余姚市yu yao,330282慈溪市ci xi
330300|330302鹿城区lu cheng,330303龙湾区long wan,330304瓯海区ou hai,330305洞头区dong tou,330324永嘉县yong jia,330326平阳县ping yang,330327苍南县cang nan,330328文成县wen cheng,330329泰顺县tai shun,330381瑞安市rui an,330382乐清市yue qing,330383龙港市long gang
330400|330402南湖区nan hu,330411秀洲区xiu zhou,330421嘉善县jia shan,330424海盐县hai yan,330481海宁市hai ning,330482平湖市ping hu,330483桐乡市tong xiang
330500|330502吴兴区wu xing,330503南浔区nan xun,330521德清县de qing,330522长兴县chang xing,330523安吉县an ji
330600|330602越城区yue cheng,330603柯桥区ke qiao,330604上虞区shang yu,330624新昌县xin chang,330681诸暨市zhu ji,330683嵊州市sheng zhou
330700|330702婺城区wu cheng,330703金东区jin dong,330723武义县wu yi,330726浦江县pu jiang,330727磐安县pan an,330781兰溪市lan xi,330782义乌市yi wu,330783东阳市dong yang,330784永康市yong kang
330800|330802柯城区ke cheng,330803衢江区qu jiang,330822常山县chang shan,330824开化县kai hua,330825龙游县long you,330881江山市jiang shan
330900|330902定海区ding hai,330903普陀区pu tuo,330921岱山县dai shan,330922嵊泗县sheng si
331000|331002椒江区jiao jiang,331003黄岩区huang yan,331004路桥区lu qiao,331022三门县san men,331023天台县tian tai,331024仙居县xian ju,331081温岭市wen ling,331082临海市lin hai,331083玉环市yu huan
331100|331102莲都区lian dou,331121青田县qing tian,331122缙云县jin yun,331123遂昌县sui chang,331124松阳县song yang,331125云和县yun he,331126庆元县qing yuan,331127景宁畲族自治县jing ning she zu,331181龙泉市long quan
340100|340102瑶海区yao hai,340103庐阳区lu yang,340104蜀山区shu shan,340111包河区bao he,340121长丰县chang feng,340122肥东县fei dong,340123肥西县fei xi,340124庐江县lu jiang,340171合肥高新技术产业开发区he fei gao xin ji shu chan ye kai fa,340172合肥经济技术开发区he fei jing ji ji shu kai fa,340173合肥新站高新技术产业开发区he fei xin zhan gao xin ji shu chan ye kai fa,340181巢湖市chao hu,340190高新技术开发区gao xin ji shu kai fa,340191经济技术开发区jing ji ji shu kai fa
340200|340202镜湖区jing hu,340207鸠江区jiu jiang,340209弋江区yi jiang,340210湾沚区wan zhi,340212繁昌区fan chang,340223南陵县nan ling,340281无为市wu wei
340300|340302龙子湖区long zi hu,340303蚌山区bang shan,340304禹会区yu hui,340311淮上区huai shang,340321怀远县huai yuan,340322五河县wu he,340323固镇县gu zhen,340371蚌埠市高新技术开发区beng bu shi gao xin ji shu kai fa,340372蚌埠市经济开发区beng bu shi jing ji kai fa
340400|340402大通区da tong,340403田家庵区tian jia an,340404谢家集区xie jia ji,340405八公山区ba gong shan,340406潘集区pan ji,340421凤台县feng tai,340422寿县shou xian
340500|340503花山区hua shan,340504雨山区yu shan,340506博望区bo wang,340521当涂县dang tu,340522含山县han shan,340523和县he xian
340600|340602杜集区du ji,340603相山区xiang shan,340604烈山区lie shan,340621濉溪县sui xi
340700|340705铜官区tong guan,340706义安区yi an,340711郊区jiao qu,340722枞阳县zong yang
340800|340802迎江区ying jiang,340803大观区da guan,340811宜秀区yi xiu,340822怀宁县huai ning,340825太湖县tai hu,340826宿松县su song,340827望江县wang jiang,340828岳西县yue xi,340881桐城市tong cheng,340882潜山市qian shan
341000|341002屯溪区tun xi,341003黄山区huang shan,341004徽州区hui zhou,341021歙县she xian,341022休宁县xiu ning,341023黟县yi xian,341024祁门县qi men
341100|341102琅琊区lang ya,341103南谯区nan qiao,341122来安县lai an,341124全椒县quan jiao,341125定远县ding yuan,341126凤阳县feng yang,341181天长市tian chang,341182明光市ming guang
341200|341202颍州区ying zhou,341203颍东区ying dong,341204颍泉区ying quan,341221临泉县lin quan,341222太和县tai he,341225阜南县fu nan,341226颍上县ying shang,341271阜阳合肥现代产业园区fu yang he fei xian dai chan ye yuan,341282界首市jie shou
341300|341302埇桥区yong qiao,341321砀山县dang shan,341322萧县xiao xian,341323灵璧县ling bi,341324泗县si xian,341371宿州马鞍山现代产业园区su zhou ma an shan xian dai chan ye yuan,341372宿州经济技术开发区su zhou jing ji ji shu kai fa,341390经济开发区jing ji kai fa
341500|341502金安区jin an,341503裕安区yu an,341504叶集区ye ji,341522霍邱县huo qiu,341523舒城县shu cheng,341524金寨县jin zhai,341525霍山县huo shan
341600|341602谯城区qiao cheng,341621涡阳县guo yang,341622蒙城县meng cheng,341623利辛县li xin
341700|341702贵池区gui chi,341721东至县dong zhi,341722石台县shi tai,341723青阳县qing yang
341800|341802宣州区xuan zhou,341821郎溪县lang xi,341823泾县jing xian,341824绩溪县ji xi,341825旌德县jing de,341871宣城市经济开发区xuan cheng shi jing ji kai fa,341881宁国市ning guo,341882广德市guang de
350100|350102鼓楼区gu lou,350103台江区tai jiang,350104仓山区cang shan,350105马尾区ma wei,350111晋安区jin an,350112长乐区chang le,350121闽侯县min hou,350122连江县lian jiang,350123罗源县luo yuan,350124闽清县min qing,350125永泰县yong tai,350128平潭县ping tan,350181福清市fu qing
350200|350203思明区si ming,350205海沧区hai cang,350206湖里区hu li,350211集美区ji mei,350212同安区tong an,350213翔安区xiang an
350300|350302城厢区cheng xiang,350303涵江区han jiang,350304荔城区li cheng,350305秀屿区xiu yu,350322仙游县xian you
350400|350404三元区san yuan,350405沙县区sha xian,350421明溪县ming xi,350423清流县qing liu,350424宁化县ning hua,350425大田县da tian,350426尤溪县you xi,350428将乐县jiang le,350429泰宁县tai ning,350430建宁县jian ning,350481永安市yong an
350500|350502鲤城区li cheng,350503丰泽区feng ze,350504洛江区luo jiang,350505泉港区quan gang,350521惠安县hui an,350524安溪县an xi,350525永春县yong chun,350526德化县de hua,350527金门县jin men,350581石狮市shi shi,350582晋江市jin jiang,350583南安市nan an
350600|350602芗城区xiang cheng,350603龙文区long wen,350604龙海区long hai,350605长泰区chang tai,350622云霄县yun xiao,350623漳浦县zhang pu,350624诏安县zhao an,350626东山县dong shan,350627南靖县nan jing,350628平和县ping he,350629华安县hua an
350700|350702延平区yan ping,350703建阳区jian yang,350721顺昌县shun chang,350722浦城县pu cheng,350723光泽县guang ze,350724松溪县song xi,350725政和县zheng he,350781邵武市shao wu,350782武夷山市wu yi shan,350783建瓯市jian ou
350800|350802新罗区xin luo,350803永定区yong ding,350821长汀县chang ting,350823上杭县shang hang,350824武平县wu ping,350825连城县lian cheng,350881漳平市zhang ping
350900|350902蕉城区jiao cheng,350921霞浦县xia pu,350922古田县gu tian,350923屏南县ping nan,350924寿宁县shou ning,350925周宁县zhou ning,350926柘荣县zhe rong,350981福安市fu an,350982福鼎市fu ding
360100|360102东湖区dong hu,360103西湖区xi hu,360104青云谱区qing yun pu,360111青山湖区qing shan hu,360112新建区xin jian,360113红谷滩区hong gu tan,360121南昌县nan chang,360123安义县an yi,360124进贤县jin xian,360190经济技术开发区jing ji ji shu kai fa,360192高新区gao xin
360200|360202昌江区chang jiang,360203珠山区zhu shan,360222浮梁县fu liang,360281乐平市le ping
360300|360302安源区an yuan,360313湘东区xiang dong,360321莲花县lian hua,360322上栗县shang li,360323芦溪县lu xi
360400|360402濂溪区lian xi,360403浔阳区xun yang,360404柴桑区chai sang,360423武宁县wu ning,360424修水县xiu shui,360425永修县yong xiu,360426德安县de an,360428都昌县dou chang,360429湖口县hu kou,360430彭泽县peng ze,360481瑞昌市rui chang,360482共青城市gong qing cheng,360483庐山市lu shan,360490经济技术开发区jing ji ji shu kai fa
360500|360502渝水区yu shui,360521分宜县fen yi
360600|360602月湖区yue hu,360603余江区yu jiang,360681贵溪市gui xi
360700|360702章贡区zhang gong,360703南康区nan kang,360704赣县区gan xian,360722信丰县xin feng,360723大余县da yu,360724上犹县shang you,360725崇义县chong yi,360726安远县an yuan,360728定南县ding nan,360729全南县quan nan,360730宁都县ning dou,360731于都县yu dou,360732兴国县xing guo,360733会昌县hui chang,360734寻乌县xun wu,360735石城县shi cheng,360781瑞金市rui jin,360783龙南市long nan
360800|360802吉州区ji zhou,360803青原区qing yuan,360821吉安县ji an,360822吉水县ji shui,360823峡江县xia jiang,360824新干县xin gan,360825永丰县yong feng,360826泰和县tai he,360827遂川县sui chuan,360828万安县wan an,360829安福县an fu,360830永新县yong xin,360881井冈山市jing gang shan
360900|360902袁州区yuan zhou,360921奉新县feng xin,360922万载县wan zai,360923上高县shang gao,360924宜丰县yi feng,360925靖安县jing an,360926铜鼓县tong gu,360981丰城市feng cheng,360982樟树市zhang shu,360983高安市gao an
361000|361002临川区lin chuan,361003东乡区dong xiang,361021南城县nan cheng,361022黎川县li chuan,361023南丰县nan feng,361024崇仁县chong ren,361025乐安县le an,361026宜黄县yi huang,361027金溪县jin xi,361028资溪县zi xi,361030广昌县guang chang
361100|361102信州区xin zhou,361103广丰区guang feng,361104广信区guang xin,361123玉山县yu shan,361124铅山县yan shan,361125横峰县heng feng,361126弋阳县yi yang,361127余干县yu gan,361128鄱阳县po yang,361129万年县wan nian,361130婺源县wu yuan,361181德兴市de xing
370100|370102历下区li xia,370103市中区shi zhong,370104槐荫区huai yin,370105天桥区tian qiao,370112历城区li cheng,370113长清区chang qing,370114章丘区zhang qiu,370115济阳区ji yang,370116莱芜区lai wu,370117钢城区gang cheng,370124平阴县ping yin,370126商河县shang he,370171济南高新技术产业开发区ji nan gao xin ji shu chan ye kai fa,370190高新区gao xin
370200|370202市南区shi nan,370203市北区shi bei,370211黄岛区huang dao,370212崂山区lao shan,370213李沧区li cang,370214城阳区cheng yang,370215即墨区ji mo,370271青岛高新技术产业开发区qing dao gao xin ji shu chan ye kai fa,370281胶州市jiao zhou,370283平度市ping du,370285莱西市lai xi,370290开发区kai fa
370300|370302淄川区zi chuan,370303张店区zhang dian,370304博山区bo shan,370305临淄区lin zi,370306周村区zhou cun,370321桓台县huan tai,370322高青县gao qing,370323沂源县yi yuan
370400|370402市中区shi zhong,370403薛城区xue cheng,370404峄城区yi cheng,370405台儿庄区tai er zhuang,370406山亭区shan ting,370481滕州市teng zhou
370500|370502东营区dong ying,370503河口区he kou,370505垦利区ken li,370522利津县li jin,370523广饶县guang rao,370571东营经济技术开发区dong ying jing ji ji shu kai fa,370572东营港经济开发区dong ying gang jing ji kai fa
370600|370602芝罘区zhi fu,370611福山区fu shan,370612牟平区mu ping,370613莱山区lai shan,370614蓬莱区peng lai,370671烟台高新技术产业开发区yan tai gao xin ji shu chan ye kai fa,370672烟台经济技术开发区yan tai jing ji ji shu kai fa,370681龙口市long kou,370682莱阳市lai yang,370683莱州市lai zhou,370685招远市zhao yuan,370686栖霞市qi xia,370687海阳市hai yang
370700|370702潍城区wei cheng,370703寒亭区han ting,370704坊子区fang zi,370705奎文区kui wen,370724临朐县lin qu,370725昌乐县chang le,370772潍坊滨海经济技术开发区wei fang bin hai jing ji ji shu kai fa,370781青州市qing zhou,370782诸城市zhu cheng,370783寿光市shou guang,370784安丘市an qiu,370785高密市gao mi,370786昌邑市chang yi,370790开发区kai fa,370791高新区gao xin
370800|370811任城区ren cheng,370812兖州区yan zhou,370826微山县wei shan,370827鱼台县yu tai,370828金乡县jin xiang,370829嘉祥县jia xiang,370830汶上县wen shang,370831泗水县si shui,370832梁山县liang shan,370871济宁高新技术产业开发区ji ning gao xin ji shu chan ye kai fa,370881曲阜市qu fu,370883邹城市zou cheng,370890高新区gao xin
370900|370902泰山区tai shan,370911岱岳区dai yue,370921宁阳县ning yang,370923东平县dong ping,370982新泰市xin tai,370983肥城市fei cheng
371000|371002环翠区huan cui,371003文登区wen deng,371071威海火炬高技术产业开发区wei hai huo ju gao ji shu chan ye kai fa,371072威海经济技术开发区wei hai jing ji ji shu kai fa,371082荣成市rong cheng,371083乳山市ru shan,371091经济技术开发区jing ji ji shu kai fa
371100|371102东港区dong gang,371103岚山区lan shan,371121五莲县wu lian,371122莒县ju xian,371171日照经济技术开发区ri zhao jing ji ji shu kai fa
371300|371302兰山区lan shan,371311罗庄区luo zhuang,371312河东区he dong,371321沂南县yi nan,371322郯城县tan cheng,371323沂水县yi shui,371324兰陵县lan ling,371325费县fei xian,371326平邑县ping yi,371327莒南县ju nan,371328蒙阴县meng yin,371329临沭县lin shu,371371临沂高新技术产业开发区lin yi gao xin ji shu chan ye kai fa
371400|371402德城区de cheng,371403陵城区ling cheng,371422宁津县ning jin,371423庆云县qing yun,371424临邑县lin yi,371425齐河县qi he,371426平原县ping yuan,371427夏津县xia jin,371428武城县wu cheng,371472德州运河经济开发区de zhou yun he jing ji kai fa,371481乐陵市lao ling,371482禹城市yu cheng
371500|371502东昌府区dong chang fu,371503茌平区chi ping,371521阳谷县yang gu,371522莘县shen xian,371524东阿县dong e,371525冠县guan xian,371526高唐县gao tang,371581临清市lin qing
371600|371602滨城区bin cheng,371603沾化区zhan hua,371621惠民县hui min,371622阳信县yang xin,371623无棣县wu di,371625博兴县bo xing,371681邹平市zou ping
371700|371702牡丹区mu dan,371703定陶区ding tao,371721曹县cao xian,371722单县shan xian,371723成武县cheng wu,371724巨野县ju ye,371725郓城县yun cheng,371726鄄城县juan cheng,371728东明县dong ming,371771菏泽经济技术开发区he ze jing ji ji shu kai fa,371772菏泽高新技术开发区he ze gao xin ji shu kai fa
410100|410102中原区zhong yuan,410103二七区er qi,410104管城回族区guan cheng hui zu,410105金水区jin shui,410106上街区shang jie,410108惠济区hui ji,410122中牟县zhong mu,410171郑州经济技术开发区zheng zhou jing ji ji shu kai fa,410172郑州高新技术产业开发区zheng zhou gao xin ji shu chan ye kai fa,410173郑州航空港经济综合实验区zheng zhou hang kong gang jing ji zong he shi yan,410181巩义市gong yi,410182荥阳市xing yang,410183新密市xin mi,410184新郑市xin zheng,410185登封市deng feng,410190高新技术开发区gao xin ji shu kai fa,410191经济技术开发区jing ji ji shu kai fa
410200|410202龙亭区long ting,410203顺河回族区shun he hui zu,410204鼓楼区gu lou,410205禹王台区yu wang tai,410212祥符区xiang fu,410221杞县qi xian,410222通许县tong xu,410223尉氏县wei shi,410225兰考县lan kao
410300|410302老城区lao cheng,410303西工区xi gong,410304瀍河回族区chan he hui zu,410305涧西区jian xi,410307偃师区yan shi,410308孟津区meng jin,410311洛龙区luo long,410323新安县xin an,410324栾川县luan chuan,410325嵩县song xian,410326汝阳县ru yang,410327宜阳县yi yang,410328洛宁县luo ning,410329伊川县yi chuan
410400|410402新华区xin hua,410403卫东区wei dong,410404石龙区shi long,410411湛河区zhan he,410421宝丰县bao feng,410422叶县ye xian,410423鲁山县lu shan,410425郏县jia xian,410471平顶山高新技术产业开发区ping ding shan gao xin ji shu chan ye kai fa,410481舞钢市wu gang,410482汝州市ru zhou
410500|410502文峰区wen feng,410503北关区bei guan,410505殷都区yin dou,410506龙安区long an,410522安阳县an yang,410523汤阴县tang yin,410526滑县hua xian,410527内黄县nei huang,410581林州市lin zhou,410590开发区kai fa
410600|410602鹤山区he shan,410603山城区shan cheng,410611淇滨区qi bin,410621浚县xun xian,410622淇县qi xian
410700|410702红旗区hong qi,410703卫滨区wei bin,410704凤泉区feng quan,410711牧野区mu ye,410721新乡县xin xiang,410724获嘉县huo jia,410725原阳县yuan yang,410726延津县yan jin,410727封丘县feng qiu,410771新乡高新技术产业开发区xin xiang gao xin ji shu chan ye kai fa,410772新乡经济技术开发区xin xiang jing ji ji shu kai fa,410781卫辉市wei hui,410782辉县市hui xian,410783长垣市chang yuan
410800|410802解放区jie fang,410803中站区zhong zhan,410804马村区ma cun,410811山阳区shan yang,410821修武县xiu wu,410822博爱县bo ai,410823武陟县wu zhi,410825温县wen xian,410871焦作城乡一体化示范区jiao zuo cheng xiang yi ti hua shi fan,410882沁阳市qin yang,410883孟州市meng zhou
410900|410902华龙区hua long,410922清丰县qing feng,410923南乐县nan le,410926范县fan xian,410927台前县tai qian,410928濮阳县pu yang,410971河南濮阳工业园区he nan pu yang gong ye yuan
411000|411002魏都区wei dou,411003建安区jian an,411024鄢陵县yan ling,411025襄城县xiang cheng,411071许昌经济技术开发区xu chang jing ji ji shu kai fa,411081禹州市yu zhou,411082长葛市chang ge
411100|411102源汇区yuan hui,411103郾城区yan cheng,411104召陵区shao ling,411121舞阳县wu yang,411122临颍县lin ying,411171漯河经济技术开发区luo he jing ji ji shu kai fa
411200|411202湖滨区hu bin,411203陕州区shan zhou,411221渑池县mian chi,411224卢氏县lu shi,411271河南三门峡经济开发区he nan san men xia jing ji kai fa,411281义马市yi ma,411282灵宝市ling bao
411300|411302宛城区wan cheng,411303卧龙区wo long,411321南召县nan zhao,411322方城县fang cheng,411323西峡县xi xia,411324镇平县zhen ping,411325内乡县nei xiang,411326淅川县xi chuan,411327社旗县she qi,411328唐河县tang he,411329新野县xin ye,411330桐柏县tong bai,411372南阳市城乡一体化示范区nan yang shi cheng xiang yi ti hua shi fan,411381邓州市deng zhou
411400|411402梁园区liang yuan,411403睢阳区sui yang,411421民权县min quan,411422睢县sui xian,411423宁陵县ning ling,411424柘城县zhe cheng,411425虞城县yu cheng,411426夏邑县xia yi,411481永城市yong cheng
411500|411502浉河区shi he,411503平桥区ping qiao,411521罗山县luo shan,411522光山县guang shan,411523新县xin xian,411524商城县shang cheng,411525固始县gu shi,411526潢川县huang chuan,411527淮滨县huai bin,411528息县xi xian
411600|411602川汇区chuan hui,411603淮阳区huai yang,411621扶沟县fu gou,411622西华县xi hua,411623商水县shang shui,411624沈丘县shen qiu,411625郸城县dan cheng,411627太康县tai kang,411628鹿邑县lu yi,411671河南周口经济开发区he nan zhou kou jing ji kai fa,411681项城市xiang cheng,411690经济开发区jing ji kai fa
411700|411702驿城区yi cheng,411721西平县xi ping,411722上蔡县shang cai,411723平舆县ping yu,411724正阳县zheng yang,411725确山县que shan,411726泌阳县bi yang,411727汝南县ru nan,411728遂平县sui ping,411729新蔡县xin cai
420100|420102江岸区jiang an,420103江汉区jiang han,420104硚口区qiao kou,420105汉阳区han yang,420106武昌区wu chang,420107青山区qing shan,420111洪山区hong shan,420112东西湖区dong xi hu,420113汉南区han nan,420114蔡甸区cai dian,420115江夏区jiang xia,420116黄陂区huang pi,420117新洲区xin zhou
420200|420202黄石港区huang shi gang,420203西塞山区xi sai shan,420204下陆区xia lu,420205铁山区tie shan,420222阳新县yang xin,420281大冶市da ye
420300|420302茅箭区mao jian,420303张湾区zhang wan,420304郧阳区yun yang,420322郧西县yun xi,420323竹山县zhu shan,420324竹溪县zhu xi,420325房县fang xian,420381丹江口市dan jiang kou
420500|420502西陵区xi ling,420503伍家岗区wu jia gang,420504点军区dian jun,420505猇亭区xiao ting,420506夷陵区yi ling,420525远安县yuan an,420526兴山县xing shan,420527秭归县zi gui,420528长阳土家族自治县chang yang,420529五峰土家族自治县wu feng,420581宜都市yi dou,420582当阳市dang yang,420583枝江市zhi jiang,420590经济开发区jing ji kai fa
420600|420602襄城区xiang cheng,420606樊城区fan cheng,420607襄州区xiang zhou,420624南漳县nan zhang,420625谷城县gu cheng,420626保康县bao kang,420682老河口市lao he kou,420683枣阳市zao yang,420684宜城市yi cheng
420700|420702梁子湖区liang zi hu,420703华容区hua rong,420704鄂城区e cheng
420800|420802东宝区dong bao,420804掇刀区duo dao,420822沙洋县sha yang,420881钟祥市zhong xiang,420882京山市jing shan
420900|420902孝南区xiao nan,420921孝昌县xiao chang,420922大悟县da wu,420923云梦县yun meng,420981应城市ying cheng,420982安陆市an lu,420984汉川市han chuan
421000|421002沙市区sha shi,421003荆州区jing zhou,421022公安县gong an,421024江陵县jiang ling,421081石首市shi shou,421083洪湖市hong hu,421087松滋市song zi,421088监利市jian li
421100|421102黄州区huang zhou,421121团风县tuan feng,421122红安县hong an,421123罗田县luo tian,421124英山县ying shan,421125浠水县xi shui,421126蕲春县qi chun,421127黄梅县huang mei,421171龙感湖管理区long gan hu guan li,421181麻城市ma cheng,421182武穴市wu xue
421200|421202咸安区xian an,421221嘉鱼县jia yu,421222通城县tong cheng,421223崇阳县chong yang,421224通山县tong shan,421281赤壁市chi bi
421300|421303曾都区ceng dou,421321随县sui xian,421381广水市guang shui
422800|422801恩施市en shi,422802利川市li chuan,422822建始县jian shi,422823巴东县ba dong,422825宣恩县xuan en,422826咸丰县xian feng,422827来凤县lai feng,422828鹤峰县he feng
430100|430102芙蓉区fu rong,430103天心区tian xin,430104岳麓区yue lu,430105开福区kai fu,430111雨花区yu hua,430112望城区wang cheng,430121长沙县chang sha,430181浏阳市liu yang,430182宁乡市ning xiang
430200|430202荷塘区he tang,430203芦淞区lu song,430204石峰区shi feng,430211天元区tian yuan,430212渌口区lu kou,430223攸县you xian,430224茶陵县cha ling,430225炎陵县yan ling,430271云龙示范区yun long shi fan,430281醴陵市li ling
430300|430302雨湖区yu hu,430304岳塘区yue tang,430321湘潭县xiang tan,430373湘潭九华示范区xiang tan jiu hua shi fan,430381湘乡市xiang xiang,430382韶山市shao shan
430400|430405珠晖区zhu hui,430406雁峰区yan feng,430407石鼓区shi gu,430408蒸湘区zheng xiang,430412南岳区nan yue,430421衡阳县heng yang,430422衡南县heng nan,430423衡山县heng shan,430424衡东县heng dong,430426祁东县qi dong,430481耒阳市lei yang,430482常宁市chang ning
430500|430502双清区shuang qing,430503大祥区da xiang,430511北塔区bei ta,430522新邵县xin shao,430523邵阳县shao yang,430524隆回县long hui,430525洞口县dong kou,430527绥宁县sui ning,430528新宁县xin ning,430529城步苗族自治县cheng bu,430581武冈市wu gang,430582邵东市shao dong
430600|430602岳阳楼区yue yang lou,430603云溪区yun xi,430611君山区jun shan,430621岳阳县yue yang,430623华容县hua rong,430624湘阴县xiang yin,430626平江县ping jiang,430681汨罗市mi luo,430682临湘市lin xiang
430700|430702武陵区wu ling,430703鼎城区ding cheng,430721安乡县an xiang,430722汉寿县han shou,430723澧县li xian,430724临澧县lin li,430725桃源县tao yuan,430726石门县shi men,430781津市市jin shi
430800|430802永定区yong ding,430811武陵源区wu ling yuan,430821慈利县ci li,430822桑植县sang zhi
430900|430902资阳区zi yang,430903赫山区he shan,430921南县nan xian,430922桃江县tao jiang,430923安化县an hua,430971益阳市大通湖管理区yi yang shi da tong hu guan li,430981沅江市yuan jiang
431000|431002北湖区bei hu,431003苏仙区su xian,431021桂阳县gui yang,431022宜章县yi zhang,431023永兴县yong xing,431024嘉禾县jia he,431025临武县lin wu,431026汝城县ru cheng,431027桂东县gui dong,431028安仁县an ren,431081资兴市zi xing
431100|431102零陵区ling ling,431103冷水滩区leng shui tan,431122东安县dong an,431123双牌县shuang pai,431124道县dao xian,431125江永县jiang yong,431126宁远县ning yuan,431127蓝山县lan shan,431128新田县xin tian,431129江华瑶族自治县jiang hua yao zu,431181祁阳市qi yang
431200|431202鹤城区he cheng,431221中方县zhong fang,431222沅陵县yuan ling,431223辰溪县chen xi,431224溆浦县xu pu,431225会同县hui tong,431226麻阳苗族自治县ma yang,431227新晃侗族自治县xin huang,431228芷江侗族自治县zhi jiang,431229靖州苗族侗族自治县jing zhou,431230通道侗族自治县tong dao,431271怀化市洪江管理区huai hua shi hong jiang guan li,431281洪江市hong jiang
431300|431302娄星区lou xing,431321双峰县shuang feng,431322新化县xin hua,431381冷水江市leng shui jiang,431382涟源市lian yuan
433100|433101吉首市ji shou,433122泸溪县lu xi,433123凤凰县feng huang,433124花垣县hua yuan,433125保靖县bao jing,433126古丈县gu zhang,433127永顺县yong shun,433130龙山县long shan
440100|440103荔湾区li wan,440104越秀区yue xiu,440105海珠区hai zhu,440106天河区tian he,440111白云区bai yun,440112黄埔区huang pu,440113番禺区pan yu,440114花都区hua dou,440115南沙区nan sha,440117从化区cong hua,440118增城区zeng cheng
440200|440203武江区wu jiang,440204浈江区zhen jiang,440205曲江区qu jiang,440222始兴县shi xing,440224仁化县ren hua,440229翁源县weng yuan,440232乳源瑶族自治县ru yuan yao zu,440233新丰县xin feng,440281乐昌市le chang,440282南雄市nan xiong
440300|440303罗湖区luo hu,440304福田区fu tian,440305南山区nan shan,440306宝安区bao an,440307龙岗区long gang,440308盐田区yan tian,440309龙华区long hua,440310坪山区ping shan,440311光明区guang ming
440400|440402香洲区xiang zhou,440403斗门区dou men,440404金湾区jin wan
440500|440507龙湖区long hu,440511金平区jin ping,440512濠江区hao jiang,440513潮阳区chao yang,440514潮南区chao nan,440515澄海区cheng hai,440523南澳县nan ao
440600|440604禅城区chan cheng,440605南海区nan hai,440606顺德区shun de,440607三水区san shui,440608高明区gao ming
440700|440703蓬江区peng jiang,440704江海区jiang hai,440705新会区xin hui,440781台山市tai shan,440783开平市kai ping,440784鹤山市he shan,440785恩平市en ping
440800|440802赤坎区chi kan,440803霞山区xia shan,440804坡头区po tou,440811麻章区ma zhang,440823遂溪县sui xi,440825徐闻县xu wen,440881廉江市lian jiang,440882雷州市lei zhou,440883吴川市wu chuan,440890经济技术开发区jing ji ji shu kai fa
440900|440902茂南区mao nan,440904电白区dian bai,440981高州市gao zhou,440982化州市hua zhou,440983信宜市xin yi
441200|441202端州区duan zhou,441203鼎湖区ding hu,441204高要区gao yao,441223广宁县guang ning,441224怀集县huai ji,441225封开县feng kai,441226德庆县de qing,441284四会市si hui
441300|441302惠城区hui cheng,441303惠阳区hui yang,441322博罗县bo luo,441323惠东县hui dong,441324龙门县long men
441400|441402梅江区mei jiang,441403梅县区mei xian,441422大埔县da bu,441423丰顺县feng shun,441424五华县wu hua,441426平远县ping yuan,441427蕉岭县jiao ling,441481兴宁市xing ning
441500|441502城区cheng qu,441521海丰县hai feng,441523陆河县lu he,441581陆丰市lu feng
441600|441602源城区yuan cheng,441621紫金县zi jin,441622龙川县long chuan,441623连平县lian ping,441624和平县he ping,441625东源县dong yuan
441700|441702江城区jiang cheng,441704阳东区yang dong,441721阳西县yang xi,441781阳春市yang chun
441800|441802清城区qing cheng,441803清新区qing xin,441821佛冈县fo gang,441823阳山县yang shan,441825连山壮族瑶族自治县lian shan zhuang zu yao zu,441826连南瑶族自治县lian nan yao zu,441881英德市ying de,441882连州市lian zhou
441900|441901中堂镇zhong tang zhen,441903南城街道nan cheng jie dao,441904长安镇chang an zhen,441905东坑镇dong keng zhen,441906樟木头镇zhang mu tou zhen,441907莞城街道wan cheng jie dao,441908石龙镇shi long zhen,441909桥头镇qiao tou zhen,441910万江街道wan jiang jie dao,441911麻涌镇ma yong zhen,441912虎门镇hu men zhen,441913谢岗镇xie gang zhen,441914石碣镇shi jie zhen,441915茶山镇cha shan zhen,441916东城街道dong cheng jie dao,441917洪梅镇hong mei zhen,441918道滘镇dao jiao zhen,441919高埗镇gao bu zhen,441920企石镇qi shi zhen,441921凤岗镇feng gang zhen,441922大岭山镇da ling shan zhen,441923松山湖song shan hu,441924清溪镇qing xi zhen,441925望牛墩镇wang niu dun zhen,441926厚街镇hou jie zhen,441927常平镇chang ping zhen,441928寮步镇liao bu zhen,441929石排镇shi pai zhen,441930横沥镇heng li zhen,441931塘厦镇tang sha zhen,441932黄江镇huang jiang zhen,441933大朗镇da lang zhen,441934东莞港dong guan gang,441935东莞生态园dong guan sheng tai yuan,441990沙田镇sha tian zhen
442000|442001南头镇nan tou zhen,442002神湾镇shen wan zhen,442003东凤镇dong feng zhen,442004五桂山街道wu gui shan jie dao,442005黄圃镇huang pu zhen,442006小榄镇xiao lan zhen,442007石岐街道shi qi jie dao,442008横栏镇heng lan zhen,442009三角镇san jiao zhen,442010三乡镇san xiang zhen,442011港口镇gang kou zhen,442012沙溪镇sha xi zhen,442013板芙镇ban fu zhen,442016阜沙镇fu sha zhen,442017民众镇min zhong zhen,442018东区街道dong qu jie dao,442019火炬开发区街道办事处huo ju kai fa qu jie dao ban shi chu,442020西区街道xi qu jie dao,442021南区街道nan qu jie dao,442022古镇镇gu zhen zhen,442023坦洲镇tan zhou zhen,442024大涌镇da yong zhen,442025南朗镇nan lang zhen
445100|445102湘桥区xiang qiao,445103潮安区chao an,445122饶平县rao ping
445200|445202榕城区rong cheng,445203揭东区jie dong,445222揭西县jie xi,445224惠来县hui lai,445281普宁市pu ning
445300|445302云城区yun cheng,445303云安区yun an,445321新兴县xin xing,445322郁南县yu nan,445381罗定市luo ding
450100|450102兴宁区xing ning,450103青秀区qing xiu,450105江南区jiang nan,450107西乡塘区xi xiang tang,450108良庆区liang qing,450109邕宁区yong ning,450110武鸣区wu ming,450123隆安县long an,450124马山县ma shan,450125上林县shang lin,450126宾阳县bin yang,450181横州市heng zhou
450200|450202城中区cheng zhong,450203鱼峰区yu feng,450204柳南区liu nan,450205柳北区liu bei,450206柳江区liu jiang,450222柳城县liu cheng,450223鹿寨县lu zhai,450224融安县rong an,450225融水苗族自治县rong shui,450226三江侗族自治县san jiang
450300|450302秀峰区xiu feng,450303叠彩区die cai,450304象山区xiang shan,450305七星区qi xing,450311雁山区yan shan,450312临桂区lin gui,450321阳朔县yang shuo,450323灵川县ling chuan,450324全州县quan zhou,450325兴安县xing an,450326永福县yong fu,450327灌阳县guan yang,450328龙胜各族自治县long sheng ge zu,450329资源县zi yuan,450330平乐县ping le,450332恭城瑶族自治县gong cheng yao zu,450381荔浦市li pu
450400|450403万秀区wan xiu,450405长洲区chang zhou,450406龙圩区long xu,450421苍梧县cang wu,450422藤县teng xian,450423蒙山县meng shan,450481岑溪市cen xi
450500|450502海城区hai cheng,450503银海区yin hai,450512铁山港区tie shan gang,450521合浦县he pu
450600|450602港口区gang kou,450603防城区fang cheng,450621上思县shang si,450681东兴市dong xing
450700|450702钦南区qin nan,450703钦北区qin bei,450721灵山县ling shan,450722浦北县pu bei
450800|450802港北区gang bei,450803港南区gang nan,450804覃塘区qin tang,450821平南县ping nan,450881桂平市gui ping
450900|450902玉州区yu zhou,450903福绵区fu mian,450921容县rong xian,450922陆川县lu chuan,450923博白县bo bai,450924兴业县xing ye,450981北流市bei liu
451000|451002右江区you jiang,451003田阳区tian yang,451022田东县tian dong,451024德保县de bao,451026那坡县na po,451027凌云县ling yun,451028乐业县le ye,451029田林县tian lin,451030西林县xi lin,451031隆林各族自治县long lin ge zu,451081靖西市jing xi,451082平果市ping guo
451100|451102八步区ba bu,451103平桂区ping gui,451121昭平县zhao ping,451122钟山县zhong shan,451123富川瑶族自治县fu chuan yao zu
451200|451202金城江区jin cheng jiang,451203宜州区yi zhou,451221南丹县nan dan,451222天峨县tian e,451223凤山县feng shan,451224东兰县dong lan,451225罗城仫佬族自治县luo cheng mu lao zu,451226环江毛南族自治县huan jiang mao nan zu,451227巴马瑶族自治县ba ma yao zu,451228都安瑶族自治县dou an yao zu,451229大化瑶族自治县da hua yao zu
451300|451302兴宾区xing bin,451321忻城县xin cheng,451322象州县xiang zhou,451323武宣县wu xuan,451324金秀瑶族自治县jin xiu yao zu,451381合山市he shan
451400|451402江州区jiang zhou,451421扶绥县fu sui,451422宁明县ning ming,451423龙州县long zhou,451424大新县da xin,451425天等县tian deng,451481凭祥市ping xiang
460100|460105秀英区xiu ying,460106龙华区long hua,460107琼山区qiong shan,460108美兰区mei lan
460200|460202海棠区hai tang,460203吉阳区ji yang,460204天涯区tian ya,460205崖州区ya zhou
460300|460302西沙区xi sha,460303南沙区nan sha
460400|460401那大镇na da zhen,460402和庆镇he qing zhen,460403南丰镇nan feng zhen,460404大成镇da cheng zhen,460405雅星镇ya xing zhen,460406兰洋镇lan yang zhen,460407光村镇guang cun zhen,460408木棠镇mu tang zhen,460409海头镇hai tou zhen,460410峨蔓镇e man zhen,460411王五镇wang wu zhen,460412白马井镇bai ma jing zhen,460413中和镇zhong he zhen,460414排浦镇pai pu zhen,460415东成镇dong cheng zhen,460416新州镇xin zhou zhen,460417洋浦经济开发区yang pu jing ji kai fa
500000|500101万州区wan zhou,500102涪陵区fu ling,500103渝中区yu zhong,500104大渡口区da du kou,500105江北区jiang bei,500106沙坪坝区sha ping ba,500107九龙坡区jiu long po,500108南岸区nan an,500109北碚区bei bei,500110綦江区qi jiang,500111大足区da zu,500112渝北区yu bei,500113巴南区ba nan,500114黔江区qian jiang,500115长寿区chang shou,500116江津区jiang jin,500117合川区he chuan,500118永川区yong chuan,500119南川区nan chuan,500120璧山区bi shan,500151铜梁区tong liang,500152潼南区tong nan,500153荣昌区rong chang,500154开州区kai zhou,500155梁平区liang ping,500156武隆区wu long,500229城口县cheng kou,500230丰都县feng dou,500231垫江县dian jiang,500233忠县zhong xian,500235云阳县yun yang,500236奉节县feng jie,500237巫山县wu shan,500238巫溪县wu xi,500240石柱土家族自治县shi zhu,500241秀山土家族苗族自治县xiu shan,500242酉阳土家族苗族自治县you yang,500243彭水苗族土家族自治县peng shui
510100|510104锦江区jin jiang,510105青羊区qing yang,510106金牛区jin niu,510107武侯区wu hou,510108成华区cheng hua,510112龙泉驿区long quan yi,510113青白江区qing bai jiang,510114新都区xin dou,510115温江区wen jiang,510116双流区shuang liu,510117郫都区pi du,510118新津区xin jin,510121金堂县jin tang,510129大邑县da yi,510131蒲江县pu jiang,510181都江堰市du jiang yan,510182彭州市peng zhou,510183邛崃市qiong lai,510184崇州市chong zhou,510185简阳市jian yang,510191高新区gao xin
510300|510302自流井区zi liu jing,510303贡井区gong jing,510304大安区da an,510311沿滩区yan tan,510321荣县rong xian,510322富顺县fu shun
510400|510402东区dong qu,510403西区xi qu,510411仁和区ren he,510421米易县mi yi,510422盐边县yan bian
510500|510502江阳区jiang yang,510503纳溪区na xi,510504龙马潭区long ma tan,510521泸县lu xian,510522合江县he jiang,510524叙永县xu yong,510525古蔺县gu lin
510600|510603旌阳区jing yang,510604罗江区luo jiang,510623中江县zhong jiang,510681广汉市guang han,510682什邡市shi fang,510683绵竹市mian zhu
510700|510703涪城区fu cheng,510704游仙区you xian,510705安州区an zhou,510722三台县san tai,510723盐亭县yan ting,510725梓潼县zi tong,510726北川羌族自治县bei chuan,510727平武县ping wu,510781江油市jiang you,510791高新区gao xin
510800|510802利州区li zhou,510811昭化区zhao hua,510812朝天区chao tian,510821旺苍县wang cang,510822青川县qing chuan,510823剑阁县jian ge,510824苍溪县cang xi
510900|510903船山区chuan shan,510904安居区an ju,510921蓬溪县peng xi,510923大英县da ying,510981射洪市she hong
511000|511002市中区shi zhong,511011东兴区dong xing,511024威远县wei yuan,511025资中县zi zhong,511083隆昌市long chang
511100|511102市中区shi zhong,511111沙湾区sha wan,511112五通桥区wu tong qiao,511113金口河区jin kou he,511123犍为县qian wei,511124井研县jing yan,511126夹江县jia jiang,511129沐川县mu chuan,511132峨边彝族自治县e bian,511133马边彝族自治县ma bian,511181峨眉山市e mei shan
511300|511302顺庆区shun qing,511303高坪区gao ping,511304嘉陵区jia ling,511321南部县nan bu,511322营山县ying shan,511323蓬安县peng an,511324仪陇县yi long,511325西充县xi chong,511381阆中市lang zhong
511400|511402东坡区dong po,511403彭山区peng shan,511421仁寿县ren shou,511423洪雅县hong ya,511424丹棱县dan leng,511425青神县qing shen
511500|511502翠屏区cui ping,511503南溪区nan xi,511504叙州区xu zhou,511523江安县jiang an,511524长宁县chang ning,511525高县gao xian,511526珙县gong xian,511527筠连县jun lian,511528兴文县xing wen,511529屏山县ping shan
511600|511602广安区guang an,511603前锋区qian feng,511621岳池县yue chi,511622武胜县wu sheng,511623邻水县lin shui,511681华蓥市hua ying
511700|511702通川区tong chuan,511703达川区da chuan,511722宣汉县xuan han,511723开江县kai jiang,511724大竹县da zhu,511725渠县qu xian,511781万源市wan yuan
511800|511802雨城区yu cheng,511803名山区ming shan,511822荥经县ying jing,511823汉源县han yuan,511824石棉县shi mian,511825天全县tian quan,511826芦山县lu shan,511827宝兴县bao xing
511900|511902巴州区ba zhou,511903恩阳区en yang,511921通江县tong jiang,511922南江县nan jiang,511923平昌县ping chang,511971巴中经济开发区ba zhong jing ji kai fa
512000|512002雁江区yan jiang,512021安岳县an yue,512022乐至县le zhi
513200|513201马尔康市ma er kang,513221汶川县wen chuan,513222理县li xian,513223茂县mao xian,513224松潘县song pan,513225九寨沟县jiu zhai gou,513226金川县jin chuan,513227小金县xiao jin,513228黑水县hei shui,513230壤塘县rang tang,513231阿坝县a ba,513232若尔盖县ruo er gai,513233红原县hong yuan
513300|513301康定市kang ding,513322泸定县lu ding,513323丹巴县dan ba,513324九龙县jiu long,513325雅江县ya jiang,513326道孚县dao fu,513327炉霍县lu huo,513328甘孜县gan zi,513329新龙县xin long,513330德格县de ge,513331白玉县bai yu,513332石渠县shi qu,513333色达县se da,513334理塘县li tang,513335巴塘县ba tang,513336乡城县xiang cheng,513337稻城县dao cheng,513338得荣县de rong
513400|513401西昌市xi chang,513402会理市hui li,513422木里藏族自治县mu li,513423盐源县yan yuan,513424德昌县de chang,513426会东县hui dong,513427宁南县ning nan,513428普格县pu ge,513429布拖县bu tuo,513430金阳县jin yang,513431昭觉县zhao jue,513432喜德县xi de,513433冕宁县mian ning,513434越西县yue xi,513435甘洛县gan luo,513436美姑县mei gu,513437雷波县lei bo
520100|520102南明区nan ming,520103云岩区yun yan,520111花溪区hua xi,520112乌当区wu dang,520113白云区bai yun,520115观山湖区guan shan hu,520121开阳县kai yang,520122息烽县xi feng,520123修文县xiu wen,520181清镇市qing zhen
520200|520201钟山区zhong shan,520203六枝特区liu zhi te,520204水城区shui cheng,520281盘州市pan zhou
520300|520302红花岗区hong hua gang,520303汇川区hui chuan,520304播州区bo zhou,520322桐梓县tong zi,520323绥阳县sui yang,520324正安县zheng an,520325道真仡佬族苗族自治县dao zhen ge lao zu,520326务川仡佬族苗族自治县wu chuan ge lao zu,520327凤冈县feng gang,520328湄潭县mei tan,520329余庆县yu qing,520330习水县xi shui,520381赤水市chi shui,520382仁怀市ren huai
520400|520402西秀区xi xiu,520403平坝区ping ba,520422普定县pu ding,520423镇宁布依族苗族自治县zhen ning,520424关岭布依族苗族自治县guan ling,520425紫云苗族布依族自治县zi yun
520500|520502七星关区qi xing guan,520521大方县da fang,520523金沙县jin sha,520524织金县zhi jin,520525纳雍县na yong,520526威宁彝族回族苗族自治县wei ning,520527赫章县he zhang,520581黔西市qian xi
520600|520602碧江区bi jiang,520603万山区wan shan,520621江口县jiang kou,520622玉屏侗族自治县yu ping,520623石阡县shi qian,520624思南县si nan,520625印江土家族苗族自治县yin jiang,520626德江县de jiang,520627沿河土家族自治县yan he,520628松桃苗族自治县song tao
522300|522301兴义市xing yi,522302兴仁市xing ren,522323普安县pu an,522324晴隆县qing long,522325贞丰县zhen feng,522326望谟县wang mo,522327册亨县ce heng,522328安龙县an long
522600|522601凯里市kai li,522622黄平县huang ping,522623施秉县shi bing,522624三穗县san sui,522625镇远县zhen yuan,522626岑巩县cen gong,522627天柱县tian zhu,522628锦屏县jin ping,522629剑河县jian he,522630台江县tai jiang,522631黎平县li ping,522632榕江县rong jiang,522633从江县cong jiang,522634雷山县lei shan,522635麻江县ma jiang,522636丹寨县dan zhai
522700|522701都匀市dou yun,522702福泉市fu quan,522722荔波县li bo,522723贵定县gui ding,522725瓮安县weng an,522726独山县du shan,522727平塘县ping tang,522728罗甸县luo dian,522729长顺县chang shun,522730龙里县long li,522731惠水县hui shui,522732三都水族自治县san dou shui zu
530100|530102五华区wu hua,530103盘龙区pan long,530111官渡区guan du,530112西山区xi shan,530113东川区dong chuan,530114呈贡区cheng gong,530115晋宁区jin ning,530124富民县fu min,530125宜良县yi liang,530126石林彝族自治县shi lin,530127嵩明县song ming,530128禄劝彝族苗族自治县lu quan,530129寻甸回族彝族自治县xun dian,530181安宁市an ning
530300|530302麒麟区qi lin,530303沾益区zhan yi,530304马龙区ma long,530322陆良县lu liang,530323师宗县shi zong,530324罗平县luo ping,530325富源县fu yuan,530326会泽县hui ze,530381宣威市xuan wei
530400|530402红塔区hong ta,530403江川区jiang chuan,530423通海县tong hai,530424华宁县hua ning,530425易门县yi men,530426峨山彝族自治县e shan,530427新平彝族傣族自治县xin ping,530428元江哈尼族彝族傣族自治县yuan jiang,530481澄江市cheng jiang
530500|530502隆阳区long yang,530521施甸县shi dian,530523龙陵县long ling,530524昌宁县chang ning,530581腾冲市teng chong
530600|530602昭阳区zhao yang,530621鲁甸县lu dian,530622巧家县qiao jia,530623盐津县yan jin,530624大关县da guan,530625永善县yong shan,530626绥江县sui jiang,530627镇雄县zhen xiong,530628彝良县yi liang,530629威信县wei xin,530681水富市shui fu
530700|530702古城区gu cheng,530721玉龙纳西族自治县yu long na xi zu,530722永胜县yong sheng,530723华坪县hua ping,530724宁蒗彝族自治县ning lang
530800|530802思茅区si mao,530821宁洱哈尼族彝族自治县ning er,530822墨江哈尼族自治县mo jiang,530823景东彝族自治县jing dong,530824景谷傣族彝族自治县jing gu,530825镇沅彝族哈尼族拉祜族自治县zhen yuan yi zu ha ni zu la hu zu,530826江城哈尼族彝族自治县jiang cheng,530827孟连傣族拉祜族佤族自治县meng lian dai zu la hu zu wa zu,530828澜沧拉祜族自治县lan cang la hu zu,530829西盟佤族自治县xi meng wa zu
530900|530902临翔区lin xiang,530921凤庆县feng qing,530922云县yun xian,530923永德县yong de,530924镇康县zhen kang,530925双江拉祜族佤族布朗族傣族自治县shuang jiang la hu zu wa zu bu lang zu,530926耿马傣族佤族自治县geng ma dai zu wa zu,530927沧源佤族自治县cang yuan wa zu
532300|532301楚雄市chu xiong,532302禄丰市lu feng,532322双柏县shuang bai,532323牟定县mu ding,532324南华县nan hua,532325姚安县yao an,532326大姚县da yao,532327永仁县yong ren,532328元谋县yuan mou,532329武定县wu ding
532500|532501个旧市ge jiu,532502开远市kai yuan,532503蒙自市meng zi,532504弥勒市mi le,532523屏边苗族自治县ping bian,532524建水县jian shui,532525石屏县shi ping,532527泸西县lu xi,532528元阳县yuan yang,532529红河县hong he,532530金平苗族瑶族傣族自治县jin ping miao zu yao zu,532531绿春县lv chun,532532河口瑶族自治县he kou yao zu
532600|532601文山市wen shan,532622砚山县yan shan,532623西畴县xi chou,532624麻栗坡县ma li po,532625马关县ma guan,532626丘北县qiu bei,532627广南县guang nan,532628富宁县fu ning
532800|532801景洪市jing hong,532822勐海县meng hai,532823勐腊县meng la
532900|532901大理市da li,532922漾濞彝族自治县yang bi,532923祥云县xiang yun,532924宾川县bin chuan,532925弥渡县mi du,532926南涧彝族自治县nan jian,532927巍山彝族回族自治县wei shan,532928永平县yong ping,532929云龙县yun long,532930洱源县er yuan,532931剑川县jian chuan,532932鹤庆县he qing
533100|533102瑞丽市rui li,533103芒市mang shi,533122梁河县liang he,533123盈江县ying jiang,533124陇川县long chuan
533300|533301泸水市lu shui,533323福贡县fu gong,533324贡山独龙族怒族自治县gong shan du long zu nu zu,533325兰坪白族普米族自治县lan ping bai zu pu mi zu
533400|533401香格里拉市xiang ge li la,533422德钦县de qin,533423维西傈僳族自治县wei xi
540100|540102城关区cheng guan,540103堆龙德庆区dui long de qing,540104达孜区da zi,540121林周县lin zhou,540122当雄县dang xiong,540123尼木县ni mu,540124曲水县qu shui,540127墨竹工卡县mo zhu gong ka
540200|540202桑珠孜区sang zhu zi,540221南木林县nan mu lin,540222江孜县jiang zi,540223定日县ding ri,540224萨迦县sa jia,540225拉孜县la zi,540226昂仁县ang ren,540227谢通门县xie tong men,540228白朗县bai lang,540229仁布县ren bu,540230康马县kang ma,540231定结县ding jie,540232仲巴县zhong ba,540233亚东县ya dong,540234吉隆县ji long,540235聂拉木县nie la mu,540236萨嘎县sa ga,540237岗巴县gang ba
540300|540302卡若区ka ruo,540321江达县jiang da,540322贡觉县gong jue,540323类乌齐县lei wu qi,540324丁青县ding qing,540325察雅县cha ya,540326八宿县ba su,540327左贡县zuo gong,540328芒康县mang kang,540329洛隆县luo long,540330边坝县bian ba
540400|540402巴宜区ba yi,540421工布江达县gong bu jiang da,540423墨脱县mo tuo,540424波密县bo mi,540425察隅县cha yu,540426朗县lang xian,540481米林市mi lin
540500|540502乃东区nai dong,540521扎囊县zha nang,540522贡嘎县gong ga,540523桑日县sang ri,540524琼结县qiong jie,540525曲松县qu song,540526措美县cuo mei,540527洛扎县luo zha,540528加查县jia cha,540529隆子县long zi,540531浪卡子县lang ka zi,540581错那市cuo na
540600|540602色尼区se ni,540621嘉黎县jia li,540622比如县bi ru,540623聂荣县nie rong,540624安多县an duo,540625申扎县shen zha,540626索县suo xian,540627班戈县ban ge,540628巴青县ba qing,540629尼玛县ni ma,540630双湖县shuang hu
542500|542521普兰县pu lan,542522札达县zha da,542523噶尔县ga er,542524日土县ri tu,542525革吉县ge ji,542526改则县gai ze,542527措勤县cuo qin
610100|610102新城区xin cheng,610103碑林区bei lin,610104莲湖区lian hu,610111灞桥区ba qiao,610112未央区wei yang,610113雁塔区yan ta,610114阎良区yan liang,610115临潼区lin tong,610116长安区chang an,610117高陵区gao ling,610118鄠邑区hu yi,610122蓝田县lan tian,610124周至县zhou zhi
610200|610202王益区wang yi,610203印台区yin tai,610204耀州区yao zhou,610222宜君县yi jun
610300|610302渭滨区wei bin,610303金台区jin tai,610304陈仓区chen cang,610305凤翔区feng xiang,610323岐山县qi shan,610324扶风县fu feng,610326眉县mei xian,610327陇县long xian,610328千阳县qian yang,610329麟游县lin you,610330凤县feng xian,610331太白县tai bai
610400|610402秦都区qin dou,610403杨陵区yang ling,610404渭城区wei cheng,610422三原县san yuan,610423泾阳县jing yang,610424乾县qian xian,610425礼泉县li quan,610426永寿县yong shou,610428长武县chang wu,610429旬邑县xun yi,610430淳化县chun hua,610431武功县wu gong,610481兴平市xing ping,610482彬州市bin zhou
610500|610502临渭区lin wei,610503华州区hua zhou,610522潼关县tong guan,610523大荔县da li,610524合阳县he yang,610525澄城县cheng cheng,610526蒲城县pu cheng,610527白水县bai shui,610528富平县fu ping,610581韩城市han cheng,610582华阴市hua yin
610600|610602宝塔区bao ta,610603安塞区an sai,610621延长县yan chang,610622延川县yan chuan,610625志丹县zhi dan,610626吴起县wu qi,610627甘泉县gan quan,610628富县fu xian,610629洛川县luo chuan,610630宜川县yi chuan,610631黄龙县huang long,610632黄陵县huang ling,610681子长市zi chang
610700|610702汉台区han tai,610703南郑区nan zheng,610722城固县cheng gu,610723洋县yang xian,610724西乡县xi xiang,610725勉县mian xian,610726宁强县ning qiang,610727略阳县lve yang,610728镇巴县zhen ba,610729留坝县liu ba,610730佛坪县fo ping
610800|610802榆阳区yu yang,610803横山区heng shan,610822府谷县fu gu,610824靖边县jing bian,610825定边县ding bian,610826绥德县sui de,610827米脂县mi zhi,610828佳县jia xian,610829吴堡县wu bu,610830清涧县qing jian,610831子洲县zi zhou,610881神木市shen mu
610900|610902汉滨区han bin,610921汉阴县han yin,610922石泉县shi quan,610923宁陕县ning shan,610924紫阳县zi yang,610925岚皋县lan gao,610926平利县ping li,610927镇坪县zhen ping,610929白河县bai he,610981旬阳市xun yang
611000|611002商州区shang zhou,611021洛南县luo nan,611022丹凤县dan feng,611023商南县shang nan,611024山阳县shan yang,611025镇安县zhen an,611026柞水县zha shui
620100|620102城关区cheng guan,620103七里河区qi li he,620104西固区xi gu,620105安宁区an ning,620111红古区hong gu,620121永登县yong deng,620122皋兰县gao lan,620123榆中县yu zhong,620171兰州新区lan zhou xin
620200|620201市辖区shi xia,620290雄关区xiong guan,620291长城区chang cheng,620292镜铁区jing tie,620293新城镇xin cheng zhen,620294峪泉镇yu quan zhen,620295文殊镇wen shu zhen
620300|620302金川区jin chuan,620321永昌县yong chang
620400|620402白银区bai yin,620403平川区ping chuan,620421靖远县jing yuan,620422会宁县hui ning,620423景泰县jing tai
620500|620502秦州区qin zhou,620503麦积区mai ji,620521清水县qing shui,620522秦安县qin an,620523甘谷县gan gu,620524武山县wu shan,620525张家川回族自治县zhang jia chuan
620600|620602凉州区liang zhou,620621民勤县min qin,620622古浪县gu lang,620623天祝藏族自治县tian zhu
620700|620702甘州区gan zhou,620721肃南裕固族自治县su nan yu gu zu,620722民乐县min yue,620723临泽县lin ze,620724高台县gao tai,620725山丹县shan dan
620800|620802崆峒区kong tong,620821泾川县jing chuan,620822灵台县ling tai,620823崇信县chong xin,620825庄浪县zhuang lang,620826静宁县jing ning,620881华亭市hua ting
620900|620902肃州区su zhou,620921金塔县jin ta,620922瓜州县gua zhou,620923肃北蒙古族自治县su bei,620924阿克塞哈萨克族自治县a ke sai ha sa ke zu,620981玉门市yu men,620982敦煌市dun huang
621000|621002西峰区xi feng,621021庆城县qing cheng,621022环县huan xian,621023华池县hua chi,621024合水县he shui,621025正宁县zheng ning,621026宁县ning xian,621027镇原县zhen yuan
621100|621102安定区an ding,621121通渭县tong wei,621122陇西县long xi,621123渭源县wei yuan,621124临洮县lin tao,621125漳县zhang xian,621126岷县min xian
621200|621202武都区wu dou,621221成县cheng xian,621222文县wen xian,621223宕昌县dang chang,621224康县kang xian,621225西和县xi he,621226礼县li xian,621227徽县hui xian,621228两当县liang dang
622900|622901临夏市lin xia,622921临夏县lin xia,622922康乐县kang le,622923永靖县yong jing,622924广河县guang he,622925和政县he zheng,622926东乡族自治县dong xiang zu,622927积石山保安族东乡族撒拉族自治县ji shi shan bao an zu dong xiang zu sa la zu
623000|623001合作市he zuo,623021临潭县lin tan,623022卓尼县zhuo ni,623023舟曲县zhou qu,623024迭部县die bu,623025玛曲县ma qu,623026碌曲县lu qu,623027夏河县xia he
630100|630102城东区cheng dong,630103城中区cheng zhong,630104城西区cheng xi,630105城北区cheng bei,630106湟中区huang zhong,630121大通回族土族自治县da tong hui zu tu zu,630123湟源县huang yuan
630200|630202乐都区le dou,630203平安区ping an,630222民和回族土族自治县min he hui zu tu zu,630223互助土族自治县hu zhu tu zu,630224化隆回族自治县hua long,630225循化撒拉族自治县xun hua sa la zu
632200|632221门源回族自治县men yuan,632222祁连县qi lian,632223海晏县hai yan,632224刚察县gang cha
632300|632301同仁市tong ren,632322尖扎县jian zha,632323泽库县ze ku,632324河南蒙古族自治县he nan
632500|632521共和县gong he,632522同德县tong de,632523贵德县gui de,632524兴海县xing hai,632525贵南县gui nan
632600|632621玛沁县ma qin,632622班玛县ban ma,632623甘德县gan de,632624达日县da ri,632625久治县jiu zhi,632626玛多县ma duo
632700|632701玉树市yu shu,632722杂多县za duo,632723称多县cheng duo,632724治多县zhi duo,632725囊谦县nang qian,632726曲麻莱县qu ma lai
632800|632801格尔木市ge er mu,632802德令哈市de ling ha,632803茫崖市mang ya,632821乌兰县wu lan,632822都兰县dou lan,632823天峻县tian jun,632857大柴旦行政委员会da chai dan xing zheng wei yuan hui
640100|640104兴庆区xing qing,640105西夏区xi xia,640106金凤区jin feng,640121永宁县yong ning,640122贺兰县he lan,640181灵武市ling wu
640200|640202大武口区da wu kou,640205惠农区hui nong,640221平罗县ping luo
640300|640302利通区li tong,640303红寺堡区hong si bao,640323盐池县yan chi,640324同心县tong xin,640381青铜峡市qing tong xia
640400|640402原州区yuan zhou,640422西吉县xi ji,640423隆德县long de,640424泾源县jing yuan,640425彭阳县peng yang
640500|640502沙坡头区sha po tou,640521中宁县zhong ning,640522海原县hai yuan
650100|650102天山区tian shan,650103沙依巴克区sha yi ba ke,650104新市区xin shi,650105水磨沟区shui mo gou,650106头屯河区tou tun he,650107达坂城区da ban cheng,650109米东区mi dong,650121乌鲁木齐县wu lu mu qi
650200|650202独山子区du shan zi,650203克拉玛依区ke la ma yi,650204白碱滩区bai jian tan,650205乌尔禾区wu er he
650400|650402高昌区gao chang,650421鄯善县shan shan,650422托克逊县tuo ke xun
650500|650502伊州区yi zhou,650521巴里坤哈萨克自治县ba li kun,650522伊吾县yi wu
652300|652301昌吉市chang ji,652302阜康市fu kang,652323呼图壁县hu tu bi,652324玛纳斯县ma na si,652325奇台县qi tai,652327吉木萨尔县ji mu sa er,652328木垒哈萨克自治县mu lei
652700|652701博乐市bo le,652702阿拉山口市a la shan kou,652722精河县jing he,652723温泉县wen quan
652800|652801库尔勒市ku er le,652822轮台县lun tai,652823尉犁县yu li,652824若羌县ruo qiang,652825且末县qie mo,652826焉耆回族自治县yan qi,652827和静县he jing,652828和硕县he shuo,652829博湖县bo hu
652900|652901阿克苏市a ke su,652902库车市ku che,652922温宿县wen su,652924沙雅县sha ya,652925新和县xin he,652926拜城县bai cheng,652927乌什县wu shen,652928阿瓦提县a wa ti,652929柯坪县ke ping
653000|653001阿图什市a tu shen,653022阿克陶县a ke tao,653023阿合奇县a he qi,653024乌恰县wu qia
653100|653101喀什市ka shi,653121疏附县shu fu,653122疏勒县shu le,653123英吉沙县ying ji sha,653124泽普县ze pu,653125莎车县sha che,653126叶城县ye cheng,653127麦盖提县mai gai ti,653128岳普湖县yue pu hu,653129伽师县jia shi,653130巴楚县ba chu,653131塔什库尔干塔吉克自治县ta shen ku er gan ta ji ke
653200|653201和田市he tian,653221和田县he tian,653222墨玉县mo yu,653223皮山县pi shan,653224洛浦县luo pu,653225策勒县ce le,653226于田县yu tian,653227民丰县min feng,653228和康县he kang,653229和安县he an
654000|654002伊宁市yi ning,654003奎屯市kui tun,654004霍尔果斯市huo er guo si,654021伊宁县yi ning,654022察布查尔锡伯自治县cha bu cha er xi bo,654023霍城县huo cheng,654024巩留县gong liu,654025新源县xin yuan,654026昭苏县zhao su,654027特克斯县te ke si,654028尼勒克县ni le ke
654200|654201塔城市ta cheng,654202乌苏市wu su,654203沙湾市sha wan,654221额敏县e min,654224托里县tuo li,654225裕民县yu min,654226和布克赛尔蒙古自治县he bu ke sai er
654300|654301阿勒泰市a le tai,654321布尔津县bu er jin,654322富蕴县fu yun,654323福海县fu hai,654324哈巴河县ha ba he,654325青河县qing he,654326吉木乃县ji mu nai
710000|710100台北市tai bei,710200高雄市gao xiong,710300台南市tai nan,710400台中市tai zhong,710500金门县jin men,710600南投县nan tou,710700基隆市ji long,710800新竹市xin zhu,710900嘉义市jia yi,711100新北市xin bei,711200宜兰县yi lan,711300新竹县xin zhu,711400桃园市tao yuan,711500苗栗县miao li,711700彰化县zhang hua,711900嘉义县jia yi,712100云林县yun lin,712400屏东县ping dong,712500台东县tai dong,712600花莲县hua lian,712700澎湖县peng hu,712800连江县lian jiang
710100|710101中正区zhong zheng,710102大同区da tong,710103中山区zhong shan,710104松山区song shan,710105大安区da an,710106万华区wan hua,710107信义区xin yi,710108士林区shi lin,710109北投区bei tou,710110内湖区nei hu,710111南港区nan gang,710112文山区wen shan
710200|710201新兴区xin xing,710202前金区qian jin,710204盐埕区yan cheng,710205鼓山区gu shan,710206旗津区qi jin,710207前镇区qian zhen,710208三民区san min,710209左营区zuo ying,710210楠梓区nan zi,710211小港区xiao gang,710241苓雅区ling ya,710242仁武区ren wu,710243大社区da she,710244冈山区gang shan,710245路竹区lu zhu,710246阿莲区a lian,710247田寮区tian liao,710248燕巢区yan chao,710249桥头区qiao tou,710250梓官区zi guan,710251弥陀区mi tuo,710252永安区yong an,710253湖内区hu nei,710254凤山区feng shan,710255大寮区da liao,710256林园区lin yuan,710257鸟松区niao song,710258大树区da shu,710259旗山区qi shan,710260美浓区mei nong,710261六龟区liu gui,710262内门区nei men,710263杉林区shan lin,710264甲仙区jia xian,710265桃源区tao yuan,710266那玛夏区na ma xia,710267茂林区mao lin,710268茄萣区qie ding
710300|710301中西区zhong xi,710302东区dong qu,710303南区nan qu,710304北区bei qu,710305安平区an ping,710306安南区an nan,710339永康区yong kang,710340归仁区gui ren,710341新化区xin hua,710342左镇区zuo zhen,710343玉井区yu jing,710344楠西区nan xi,710345南化区nan hua,710346仁德区ren de,710347关庙区guan miao,710348龙崎区long qi,710349官田区guan tian,710350麻豆区ma dou,710351佳里区jia li,710352西港区xi gang,710353七股区qi gu,710354将军区jiang jun,710355学甲区xue jia,710356北门区bei men,710357新营区xin ying,710358后壁区hou bi,710359白河区bai he,710360东山区dong shan,710361六甲区liu jia,710362下营区xia ying,710363柳营区liu ying,710364盐水区yan shui,710365善化区shan hua,710366大内区da nei,710367山上区shan shang,710368新市区xin shi,710369安定区an ding
710400|710401中区zhong qu,710402东区dong qu,710403南区nan qu,710404西区xi qu,710405北区bei qu,710406北屯区bei tun,710407西屯区xi tun,710408南屯区nan tun,710431太平区tai ping,710432大里区da li,710433雾峰区wu feng,710434乌日区wu ri,710435丰原区feng yuan,710436后里区hou li,710437石冈区shi gang,710438东势区dong shi,710439和平区he ping,710440新社区xin she,710441潭子区tan zi,710442大雅区da ya,710443神冈区shen gang,710444大肚区da du,710445沙鹿区sha lu,710446龙井区long jing,710447梧栖区wu qi,710448清水区qing shui,710449大甲区da jia,710450外埔区wai pu,710451大安区da an
710500|710507金沙镇jin sha zhen,710508金湖镇jin hu zhen,710509金宁乡jin ning xiang,710510金城镇jin cheng zhen,710511烈屿乡lie yu xiang,710512乌坵乡wu qiu xiang
710600|710614南投市nan tou,710615中寮乡zhong liao xiang,710616草屯镇cao tun zhen,710617国姓乡guo xing xiang,710618埔里镇pu li zhen,710619仁爱乡ren ai xiang,710620名间乡ming jian xiang,710621集集镇ji ji zhen,710622水里乡shui li xiang,710623鱼池乡yu chi xiang,710624信义乡xin yi xiang,710625竹山镇zhu shan zhen,710626鹿谷乡lu gu xiang
710700|710701仁爱区ren ai,710702信义区xin yi,710703中正区zhong zheng,710704中山区zhong shan,710705安乐区an le,710706暖暖区nuan nuan,710707七堵区qi du
710800|710801东区dong qu,710802北区bei qu,710803香山区xiang shan
710900|710901东区dong qu,710902西区xi qu
711100|711130万里区wan li,711132板桥区ban qiao,711133汐止区xi zhi,711134深坑区shen keng,711135石碇区shi ding,711136瑞芳区rui fang,711137平溪区ping xi,711138双溪区shuang xi,711139贡寮区gong liao,711140新店区xin dian,711141坪林区ping lin,711142乌来区wu lai,711143永和区yong he,711144中和区zhong he,711145土城区tu cheng,711146三峡区san xia,711147树林区shu lin,711148莺歌区ying ge,711149三重区san chong,711150新庄区xin zhuang,711151泰山区tai shan,711152林口区lin kou,711153芦洲区lu zhou,711154五股区wu gu,711155八里区ba li,711156淡水区dan shui,711157三芝区san zhi,711158石门区shi men
711200|711287宜兰市yi lan,711288头城镇tou cheng zhen,711289礁溪乡jiao xi xiang,711290壮围乡zhuang wei xiang,711291员山乡yuan shan xiang,711292罗东镇luo dong zhen,711293三星乡san xing xiang,711294大同乡da tong xiang,711295五结乡wu jie xiang,711296冬山乡dong shan xiang,711297苏澳镇su ao zhen,711298南澳乡nan ao xiang
711300|711387竹北市zhu bei,711388湖口乡hu kou xiang,711389新丰乡xin feng xiang,711390新埔镇xin pu zhen,711391关西镇guan xi zhen,711392芎林乡xiong lin xiang,711393宝山乡bao shan xiang,711394竹东镇zhu dong zhen,711395五峰乡wu feng xiang,711396横山乡heng shan xiang,711397尖石乡jian shi xiang,711398北埔乡bei pu xiang,711399峨眉乡e mei xiang
711400|711414中坜区zhong li,711415平镇区ping zhen,711417杨梅区yang mei,711418新屋区xin wu,711419观音区guan yin,711420桃园区tao yuan,711421龟山区gui shan,711422八德区ba de,711423大溪区da xi,711425大园区da yuan,711426芦竹区lu zhu,711489龙潭乡long tan xiang,711497复兴乡fu xing xiang
711500|711520头份市tou fen,711582竹南镇zhu nan zhen,711584三湾乡san wan xiang,711585南庄乡nan zhuang xiang,711586狮潭乡shi tan xiang,711587后龙镇hou long zhen,711588通霄镇tong xiao zhen,711589苑里镇yuan li zhen,711590苗栗市miao li,711591造桥乡zao qiao xiang,711592头屋乡tou wu xiang,711593公馆乡gong guan xiang,711594大湖乡da hu xiang,711595泰安乡tai an xiang,711596铜锣乡tong luo xiang,711597三义乡san yi xiang,711598西湖乡xi hu xiang,711599卓兰镇zhuo lan zhen
711700|711736员林市yuan lin,711774彰化市zhang hua,711775芬园乡fen yuan xiang,711776花坛乡hua tan xiang,711777秀水乡xiu shui xiang,711778鹿港镇lu gang zhen,711779福兴乡fu xing xiang,711780线西乡xian xi xiang,711781和美镇he mei zhen,711782伸港乡shen gang xiang,711784社头乡she tou xiang,711785永靖乡yong jing xiang,711786埔心乡pu xin xiang,711787溪湖镇xi hu zhen,711788大村乡da cun xiang,711789埔盐乡pu yan xiang,711790田中镇tian zhong zhen,711791北斗镇bei dou zhen,711792田尾乡tian wei xiang,711793埤头乡pi tou xiang,711794溪州乡xi zhou xiang,711795竹塘乡zhu tang xiang,711796二林镇er lin zhen,711797大城乡dai cheng xiang,711798芳苑乡fang yuan xiang,711799二水乡er shui xiang
711900|711982番路乡fan lu xiang,711983梅山乡mei shan xiang,711984竹崎乡zhu qi xiang,711985阿里山乡a li shan xiang,711986中埔乡zhong pu xiang,711987大埔乡da bu xiang,711988水上乡shui shang xiang,711989鹿草乡lu cao xiang,711990太保市tai bao,711991朴子市pu zi,711992东石乡dong shi xiang,711993六脚乡liu jiao xiang,711994新港乡xin gang xiang,711995民雄乡min xiong xiang,711996大林镇da lin zhen,711997溪口乡xi kou xiang,711998义竹乡yi zhu xiang,711999布袋镇bu dai zhen
712100|712180斗南镇dou nan zhen,712181大埤乡da pi xiang,712182虎尾镇hu wei zhen,712183土库镇tu ku zhen,712184褒忠乡bao zhong xiang,712185东势乡dong shi xiang,712186台西乡tai xi xiang,712187仑背乡lun bei xiang,712188麦寮乡mai liao xiang,712189斗六市dou liu,712190林内乡lin nei xiang,712191古坑乡gu keng xiang,712192莿桐乡ci tong xiang,712193西螺镇xi luo zhen,712194二仑乡er lun xiang,712195北港镇bei gang zhen,712196水林乡shui lin xiang,712197口湖乡kou hu xiang,712198四湖乡si hu xiang,712199元长乡yuan chang xiang
712400|712451崁顶乡kan ding xiang,712467屏东市ping dong,712468三地门乡san di men xiang,712469雾台乡wu tai xiang,712470玛家乡ma jia xiang,712471九如乡jiu ru xiang,712472里港乡li gang xiang,712473高树乡gao shu xiang,712474盐埔乡yan pu xiang,712475长治乡chang zhi xiang,712476麟洛乡lin luo xiang,712477竹田乡zhu tian xiang,712478内埔乡nei pu xiang,712479万丹乡wan dan xiang,712480潮州镇chao zhou zhen,712481泰武乡tai wu xiang,712482来义乡lai yi xiang,712483万峦乡wan luan xiang,712485新埤乡xin pi xiang,712486南州乡nan zhou xiang,712487林边乡lin bian xiang,712488东港镇dong gang zhen,712489琉球乡liu qiu xiang,712490佳冬乡jia dong xiang,712491新园乡xin yuan xiang,712492枋寮乡fang liao xiang,712493枋山乡fang shan xiang,712494春日乡chun ri xiang,712495狮子乡shi zi xiang,712496车城乡che cheng xiang,712497牡丹乡mu dan xiang,712498恒春镇heng chun zhen,712499满州乡man zhou xiang
712500|712584台东市tai dong,712585绿岛乡lv dao xiang,712586兰屿乡lan yu xiang,712587延平乡yan ping xiang,712588卑南乡bei nan xiang,712589鹿野乡lu ye xiang,712590关山镇guan shan zhen,712591海端乡hai duan xiang,712592池上乡chi shang xiang,712593东河乡dong he xiang,712594成功镇cheng gong zhen,712595长滨乡chang bin xiang,712596金峰乡jin feng xiang,712597大武乡da wu xiang,712598达仁乡da ren xiang,712599太麻里乡tai ma li xiang
712600|712686花莲市hua lian,712687新城乡xin cheng xiang,712688太鲁阁tai lu ge,712689秀林乡xiu lin xiang,712690吉安乡ji an xiang,712691寿丰乡shou feng xiang,712692凤林镇feng lin zhen,712693光复乡guang fu xiang,712694丰滨乡feng bin xiang,712695瑞穗乡rui sui xiang,712696万荣乡wan rong xiang,712697玉里镇yu li zhen,712698卓溪乡zhuo xi xiang,712699富里乡fu li xiang
712700|712794马公市ma gong,712795西屿乡xi yu xiang,712796望安乡wang an xiang,712797七美乡qi mei xiang,712798白沙乡bai sha xiang,712799湖西乡hu xi xiang
712800|712896南竿乡nan gan xiang,712897北竿乡bei gan xiang,712898东引乡dong yin xiang,712899莒光乡ju guang xiang
810000|810101中西区zhong xi,810102湾仔区wan zai,810103东区dong qu,810104南区nan qu,810201九龙城区jiu long cheng,810202油尖旺区you jian wang,810203深水埗区shen shui bu,810204黄大仙区huang da xian,810205观塘区guan tang,810301北区bei qu,810302大埔区da bu,810303沙田区sha tian,810304西贡区xi gong,810305元朗区yuan lang,810306屯门区tun men,810307荃湾区quan wan,810308葵青区kui qing,810309离岛区li dao
820000|820102花地玛堂区hua di ma tang,820103花王堂区hua wang tang,820104望德堂区wang de tang,820105大堂区da tang,820106风顺堂区feng shun tang,820202嘉模堂区jia mo tang,820203路氹填海区lu dang tian hai,820204圣方济各堂区sheng fang ji ge tang`
