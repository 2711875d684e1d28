// the mini-program's sizes are rpx: WeChat has its own setting
export {}
