import type { Refusal } from '../wechat/refusal'

/** The result of saving a picture. */
export type SaveResult = 'saved' | Refusal
