import { EDGES } from '../../host/wx/device'
import { easelBuild, type PageFile } from './options'

/** What `@name` in a JSON file stands for, by the system's look. */
export function themed(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('@'))
    return typeof value === 'string' ? value : undefined
  const look = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const themes = easelBuild().json['theme']?.[look] as Readonly<Record<string, string>> | undefined
  return themes?.[value.slice(1)]
}

interface Shown {
  readonly title: string
  readonly back: boolean
  readonly file: PageFile
}

const TOP = `position:absolute;left:0;right:0;top:0;height:${EDGES.statusBar + EDGES.bar}px;box-sizing:border-box;padding-top:${EDGES.statusBar}px;z-index:1;text-align:center;font:500 17px/${EDGES.bar}px 'Noto Sans CJK SC',sans-serif`
const CAPSULE =
  'position:absolute;right:7px;top:48px;width:87px;height:32px;box-sizing:border-box;border:.5px solid rgba(0,0,0,.1);border-radius:16px;background:rgba(255,255,255,.6);z-index:2;pointer-events:none'

/** What WeChat draws over a page: its bar with title and way back, unless the page has a bar of its own, and the capsule. */
export class ScreenBar {
  private readonly bar = document.createElement('div')

  constructor() {
    const capsule = document.createElement('div')
    capsule.style.cssText = CAPSULE
    document.body.style.cssText = 'margin:0;overflow:hidden;position:fixed;inset:0'
    document.body.append(this.bar, capsule)
  }

  show({ title, back, file }: Shown): void {
    const custom = file.navigationStyle === 'custom'
    const ink = file['navigationBarTextStyle']
    const colour = themed(ink) ?? 'white'
    this.bar.style.cssText = `${TOP};display:${custom ? 'none' : 'block'};color:${colour};background:${themed(file['navigationBarBackgroundColor']) ?? '#000'}`
    this.bar.textContent = title
    if (back) {
      const arrow = document.createElement('i')
      arrow.style.cssText =
        'position:absolute;left:18px;top:59px;width:11px;height:11px;box-sizing:border-box;border:solid;border-width:0 0 2px 2px;transform:rotate(45deg)'
      this.bar.append(arrow)
    }
  }
}
