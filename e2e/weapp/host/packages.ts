import type { Answers } from './phone'
import { Refused } from './wx/refused'

/** Scripts that the pages of a sub-package share. */
const SHARED = /\/sub-(?:common\/|vendors)/

/** Sub-packages, which come to the phone when a page of theirs is first opened: late, in part, or not at all (`answers.subPackages`). */
export class Packages {
  private readonly loaded = new Set<string>()

  constructor(private readonly answers: Pick<Answers, 'subPackages'>) {}

  /** Waits for the sub-package with this root; '' is the main package, which is there. @throws Refused when it does not come */
  async load(root: string): Promise<void> {
    if (root === '' || this.loaded.has(root)) return
    const { subPackages } = this.answers
    if (subPackages === 'lost') throw new Refused(`loadSubPackage:fail ${root}`)
    if (subPackages !== 'torn' && subPackages > 0)
      await new Promise((resolve) => setTimeout(resolve, subPackages))
    this.loaded.add(root)
  }

  /** Before a script is run. @throws SyntaxError as of one that is cut off */
  check(file: string): void {
    if (this.answers.subPackages === 'torn' && SHARED.test(file))
      throw new SyntaxError(`${file}: Unexpected end of input`)
  }
}
