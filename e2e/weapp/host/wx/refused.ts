/** Why WeChat refuses a call: becomes `errMsg: "<name>:fail <reason>"`. */
export class Refused extends Error {
  constructor(
    reason: string,
    readonly errno?: number,
    /** The older name of the code, which payments report. */
    readonly errCode?: number
  ) {
    super(reason)
  }
}
