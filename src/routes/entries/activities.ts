import { ONE_ACTIVITY, SENT_BY, type RouteEntry } from './entry'

/** Activities, grants, lotteries and referrals. */
export const ACTIVITIES = [
  {
    path: 'pages/payActivityDetails/index',
    title: '活动详情',
    share: ['activityId', 'distributor', 'account', 'distributionActivityId'],
    query: { activityId: 'text', ...SENT_BY }
  },
  {
    path: 'pages/distribution/index',
    title: '分销',
    share: ['distributor', 'account', 'distributionActivityId'],
    query: { ...SENT_BY, labelId: 'text?' }
  },
  { path: 'pages/activityPage/activity-jingjiang-01', title: '锦江专享活动', ...ONE_ACTIVITY },
  { path: 'pages/activityPage/activityYanglaoSign', title: '养老签约活动', ...ONE_ACTIVITY },
  // launch removes the code from the address: it is read from where launch stored it (rule page.urlActivation)
  { path: 'pages/urlActivationCode/index', title: '激活码', query: { activeCode: 'text?' } },
  {
    path: 'pages/urlActivationCode/reslut',
    title: '激活结果',
    login: true,
    query: { activityId: 'text?', reason: 'text?' }
  },
  { path: 'pages/directedActivity/index', title: '定向活动', ...ONE_ACTIVITY },
  { path: 'pages/uniqueActivity/index', title: '专属活动', ...ONE_ACTIVITY },
  {
    path: 'pages/multiCard/index',
    title: '开卡',
    customNav: true,
    login: true,
    query: { activityId: 'text?' }
  },
  {
    path: 'pages-activities/jinjiang/activity-jingjiang-02',
    title: '锦江专享活动',
    login: true,
    query: { activityId: 'text?' }
  },
  // `invite`: a friend's code; the page validates its format
  {
    path: 'pages-activities/distributionActivity/index',
    title: '分销活动',
    share: [],
    pullDown: true,
    query: { invite: 'text?' }
  },
  { path: 'pages-activities/materials/index', title: '推广素材', login: true },
  {
    path: 'pages-activities/lottery/index',
    title: '抽奖',
    share: ['lotteryId'],
    query: { lotteryId: 'text?' }
  },
  { path: 'pages-activities/my-prizes/index', title: '我的奖品', login: true, pullDown: true }
] as const satisfies readonly RouteEntry[]
