/** Types of the contract for the client: imported with `import type`, so that no zod code reaches a bundle. */
import type { z } from 'zod'
import type { EndpointName, endpoints } from './endpoints'
import type { Schemas } from './schemas'
import type * as activity from './activity/shapes'
import type * as address from './address/schema'
import type * as assistant from './assistant/shapes'
import type * as cart from './cart/shapes'
import type * as brand from './brand/shapes'
import type * as aftersale from './aftersale/shapes'
import type * as card from './card/shapes'
import type * as channel from './channel/schema'
import type * as coupon from './coupon/shapes'
import type * as feedback from './feedback/shapes'
import type * as reminder from './reminder/shapes'
import type * as distribution from './distribution/shapes'
import type * as grant from './grant/shapes'
import type * as location from './location/schema'
import type * as lottery from './lottery/shapes'
import type * as lounge from './lounge/shapes'
import type * as mall from './mall/shapes'
import type * as member from './member/schema'
import type * as order from './order/shapes'
import type * as price from './order/price-shapes'
import type * as partner from './partner/shapes'
import type * as phone from './phone/shapes'
import type * as plate from './plate/shapes'
import type * as points from './points/shapes'
import type * as privilege from './privilege/shapes'
import type * as questionnaire from './questionnaire/shapes'
import type * as session from './session/schema'
import type * as shipping from './shipping/shapes'
import type * as ticket from './ticket/shapes'
import type * as wallet from './wallet/shapes'
import type { purchase } from './common'

/** What a caller may send (defaults may be left out). */
export type Input<N extends EndpointName> = z.input<Schemas[N]['input']>
/** What the server's handler receives (defaults filled in). */
export type ParsedInput<N extends EndpointName> = z.output<Schemas[N]['input']>
/** The type of `data` in the response. */
export type Data<N extends EndpointName> = z.output<Schemas[N]['data']>

type Endpoints = typeof endpoints
/** An endpoint of the contract's tables, by reference: `orderEndpoints.orderDetail`. */
export type AnyEndpoint = Endpoints[EndpointName]
/** A write that carries an idempotency key. */
export type KeyedEndpoint = Extract<AnyEndpoint, { keyed: true }>
/** A call answered by a stream of events. */
export type StreamEndpoint = Extract<AnyEndpoint, { streams: true }>
/** Any other call. */
export type PlainEndpoint = Exclude<AnyEndpoint, KeyedEndpoint | StreamEndpoint>
/** A path identifies one endpoint, so its type leads to the schemas. */
type NameByPath = { readonly [N in EndpointName as Endpoints[N]['path']]: N }
type NameOf<E extends AnyEndpoint> = NameByPath[E['path']]

/** What a caller of this endpoint may send. */
export type InputOf<E extends AnyEndpoint> = Input<NameOf<E>>
/** The type of `data` in this endpoint's response. */
export type DataOf<E extends AnyEndpoint> = Data<NameOf<E>>

export type Activity = z.output<typeof activity.activity>
export type ActivityBrief = z.output<typeof activity.activityBrief>
export type ActivityItem = z.output<typeof activity.activityItem>
export type ActivityGain = z.output<typeof activity.activityGain>
export type DeliveryAddress = z.output<typeof address.deliveryAddress>
export type AreaProvince = z.output<typeof address.areaProvince>
export type Recognised = z.output<typeof address.recognised>
export type AnswerEvent = z.output<typeof assistant.answerEvent>
export type AnswerSource = z.output<typeof assistant.source>
export type AssistantMessage = z.output<typeof assistant.message>
export type Conversation = z.output<typeof assistant.conversation>
export type ConversationBrief = z.output<typeof assistant.conversationBrief>
export type ConversationState = z.output<typeof assistant.conversationState>
export type HelpArticle = z.output<typeof assistant.helpArticle>
export type RatingReason = z.output<typeof assistant.ratingReason>
export type CartLine = z.output<typeof cart.cartLine>
export type RequestedLine = z.output<typeof cart.requestedLine>
export type Question = z.output<typeof questionnaire.question>
export type Answer = z.output<typeof questionnaire.answer>
export type Answered = z.output<typeof questionnaire.answered>
/** Answers by their question's id. */
export type Answers = ReadonlyMap<string, Answer>
export type Jump = z.output<typeof questionnaire.jump>
export type QuestionnaireBrief = z.output<typeof questionnaire.questionnaireBrief>
export type Thanks = z.output<typeof questionnaire.thanks>
export type Reminder = z.output<typeof reminder.reminder>
export type ReminderKind = z.output<typeof reminder.reminderKind>
export type Feedback = z.output<typeof feedback.feedback>
export type Belonging = z.output<typeof phone.belonging>
export type PhoneChange = z.output<typeof phone.phoneChange>
export type PointsEntry = z.output<typeof points.pointsEntry>
export type PointsLot = z.output<typeof points.pointsLot>
export type PointsRule = z.output<typeof points.pointsRule>
export type SettlePoints = z.output<typeof points.settlePoints>
export type SettleGroup = z.output<typeof cart.settleGroup>
export type PayOption = z.output<typeof price.payOption>
export type PriceExplained = z.output<typeof price.priceExplained>
export type SkuLine = z.output<typeof cart.skuLine>
export type SettleLine = z.output<typeof cart.settleLine>
export type Brand = z.output<typeof brand.brand>
export type OrderBrand = z.output<typeof brand.orderBrand>
export type AfterSale = z.output<typeof aftersale.afterSale>
export type WithheldKind = z.output<typeof aftersale.withheldKind>
export type RefundShare = z.output<typeof aftersale.refundShare>
export type Withheld = z.output<typeof aftersale.withheld>
export type AfterSaleKind = z.output<typeof aftersale.afterSaleKind>
export type AfterSaleState = z.output<typeof aftersale.afterSaleState>
export type AfterSaleAction = z.output<typeof aftersale.afterSaleAction>
export type CardProduct = z.output<typeof card.cardProduct>
export type MemberCard = z.output<typeof card.memberCard>
export type CardFace = z.output<typeof card.cardFace>
export type ChannelInfo = z.output<typeof channel.channelInfo>
export type ChannelConfig = z.output<typeof channel.channelConfig>
export type TabItem = z.output<typeof channel.tabItem>
export type CouponOffer = z.output<typeof coupon.couponOffer>
export type MyCoupon = z.output<typeof coupon.myCoupon>
export type ReferralCampaign = z.output<typeof distribution.referralCampaign>
export type ReferralRate = z.output<typeof distribution.referralRate>
export type Invitee = z.output<typeof distribution.invitee>
export type Commission = z.output<typeof distribution.commission>
export type CommissionEntry = z.output<typeof distribution.commissionEntry>
export type CommissionState = z.output<typeof distribution.commissionState>
export type BindingOutcome = z.output<typeof distribution.bindingOutcome>
export type Material = z.output<typeof distribution.material>
export type Grant = z.output<typeof grant.grant>
export type GrantLine = z.output<typeof grant.grantLine>
export type CardOutcome = z.output<typeof grant.cardOutcome>
export type Place = z.output<typeof location.place>
export type Suggestion = z.output<typeof location.suggestion>
export type Area = z.output<typeof location.area>
export type City = z.output<typeof location.city>
export type NearbyMerchant = z.output<typeof location.nearbyMerchant>
export type Lottery = z.output<typeof lottery.lottery>
export type LotteryDraw = z.output<typeof lottery.lotteryDraw>
export type LotteryLook = z.output<typeof lottery.lotteryLook>
export type LotteryPrize = z.output<typeof lottery.lotteryPrize>
export type LotteryPrizeKind = z.output<typeof lottery.lotteryPrizeKind>
export type LotteryTrySource = z.output<typeof lottery.lotteryWay>
export type GiftParcel = z.output<typeof shipping.giftParcel>
export type GiftReceiver = z.output<typeof shipping.giftReceiver>
export type MyPrize = z.output<typeof lottery.myPrize>
export type Airport = z.output<typeof lounge.airport>
export type Lounge = z.output<typeof lounge.lounge>
export type LoungeFacility = z.output<typeof lounge.loungeFacility>
export type LoungePass = z.output<typeof lounge.loungePass>
export type LoungePlan = z.output<typeof lounge.loungePlan>
export type LoungeVisit = z.output<typeof lounge.loungeVisit>
export type MallCategory = z.output<typeof mall.mallCategory>
export type MallGoods = z.output<typeof mall.mallGoods>
export type MallProduct = z.output<typeof mall.mallProduct>
export type MallSku = z.output<typeof mall.mallSku>
export type MemberProfile = z.output<typeof member.memberProfile>
export type Order = z.output<typeof order.order>
export type OrderLine = z.output<typeof order.orderLine>
export type GoodsKind = z.output<typeof order.goodsKind>
export type GoodsLine = z.output<typeof order.goodsLine>
export type CashierKind = z.output<typeof order.cashierKind>
export type OrderKind = z.output<typeof order.orderKind>
export type OrderState = z.output<typeof order.orderState>
export type OrderAction = z.output<typeof order.orderAction>
export type PayParameters = z.output<typeof order.payParameters>
export type PartnerCode = z.output<typeof partner.partnerCode>
export type PartnerOrder = z.output<typeof partner.partnerOrder>
export type ThirdPartyRedirect = z.output<typeof partner.thirdPartyRedirect>
export type Film = z.output<typeof partner.film>
export type PlateOffer = z.output<typeof plate.plateOffer>
export type PlateOfMine = z.output<typeof plate.plateOfMine>
export type PlatePeriod = z.output<typeof plate.platePeriod>
export type Round = z.output<typeof plate.round>
export type PrivilegeBrief = z.output<typeof privilege.privilegeBrief>
export type PrivilegeInList = z.output<typeof privilege.privilegeInList>
export type PrivilegeKind = z.output<typeof privilege.privilegeKind>
export type ReceiveAction = z.output<typeof privilege.receiveAction>
export type ReceiveRecord = z.output<typeof privilege.receiveRecord>
export type ReceiveRecordInFull = z.output<typeof privilege.receiveRecordInFull>
export type CurrentCode = z.output<typeof privilege.currentCode>
export type ReceiveState = z.output<typeof privilege.receiveState>
export type RecordTab = z.output<typeof privilege.recordTab>
export type LoginResult = z.output<typeof session.loginResult>
export type Shipment = z.output<typeof shipping.shipment>
export type Parcel = z.output<typeof shipping.parcel>
export type Purchase = z.output<typeof purchase>
export type SightCategory = z.output<typeof ticket.sightCategory>
export type SightBrief = z.output<typeof ticket.sightBrief>
export type Sight = z.output<typeof ticket.sight>
export type TicketKind = z.output<typeof ticket.ticketKind>
export type TicketDay = z.output<typeof ticket.ticketDay>
export type TicketState = z.output<typeof ticket.ticketState>
export type TicketOfMine = z.output<typeof ticket.ticketOfMine>
export type TicketOrder = z.output<typeof ticket.ticketOrder>
export type RefundRule = z.output<typeof ticket.refundRule>
export type Visitor = z.output<typeof ticket.visitor>
export type VisitorDocument = z.output<typeof ticket.visitorDocument>
export type LiveKey = z.output<typeof wallet.liveKey>
