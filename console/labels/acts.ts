/** What acts of staff are called in the audit trail; one that is new is shown by its name. */
export const ACT_LABELS: Readonly<Record<string, string>> = {
  login: '登录',
  addStaff: '新增员工',
  disableStaff: '停用员工',
  resetStaff: '重置员工密码',
  revealOrderPhones: '查看订单手机号',
  cancelOrder: '取消订单',
  refundOrder: '退款',
  shipParcel: '发货',
  approveAfterSale: '同意售后',
  refuseAfterSale: '拒绝售后',
  receiveAfterSale: '确认收到退货',
  revealMemberPhone: '查看会员手机号',
  blockMember: '停用会员',
  unblockMember: '恢复会员',
  logOutMember: '会员退出所有设备',
  giveCoupon: '补偿优惠券',
  givePoints: '补偿积分',
  redeem: '核销',
  undoRedeem: '撤销核销'
}
