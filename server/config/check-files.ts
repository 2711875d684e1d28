/** A file by which WeChat's console checks that a domain is ours, served at the root of every host. */
export interface CheckFile {
  /** `MP_verify_….txt` for an official account, or the name that the console gives for a mini-program's web-view. */
  readonly name: string
  readonly content: string
}

/** `name.txt=content`; both are letters and digits, as the console gives them. */
export const CHECK_FILE = /^([\w-]{1,64}\.txt)=([\w-]{1,128})$/
