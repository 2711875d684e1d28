/** Why WeChat refuses a call: becomes `errMsg: "<name>:fail <reason>"`. */
export class Refused extends Error {
  constructor(
    reason: string,
    readonly errno?: number
  ) {
    super(reason)
  }
}
