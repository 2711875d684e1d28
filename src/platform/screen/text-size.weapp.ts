// the mini-program's sizes are rpx: WeChat has a setting of its own
export {}
