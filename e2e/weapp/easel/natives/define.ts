import { asText } from '../../host/json'
import type { Component as EaselComponent, GeneralComponentDefinition } from 'glass-easel'
import { easelBuild } from '../page/options'
import { pressedTags } from '../page/open-page'
import { sendEvent } from '../page/page-context'
import type { EaselProgram } from '../page/program'
import { boxes } from './boxes'
import { fields } from './fields'
import { forms } from './forms'
import { scrolling } from './scrolling'
import { swipers } from './swipers'
import type { Native, Tag } from './tag'
import { NATIVE_TAGS, nativePath, type NativeTag } from './templates'

type Caller = {
  readonly _$: EaselComponent<Record<string, never>, Record<string, never>, Record<string, never>>
}

/** A tag's property as an attribute is called. */
const attributeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function reflect(element: HTMLElement, name: string, value: unknown): void {
  const attribute = attributeOf(name)
  if (value === undefined || value === null || value === false || value === '' || value === 'false')
    element.removeAttribute(attribute)
  else element.setAttribute(attribute, value === true ? '' : asText(value))
}

function tagOf({ _$: component }: Caller): Tag {
  const element = component.getBackendElement() as unknown as HTMLElement
  return {
    element,
    get data() {
      return component.data as unknown as Record<string, unknown>
    },
    fire: (type, detail) => void sendEvent(component.general(), type, detail, { bubbles: false }),
    inside(name) {
      const found = element.querySelector<HTMLElement>(`.${name}`)
      if (!found) throw new Error(`${element.tagName} has no ${name}`)
      return found
    }
  }
}

const givenTo = (name: string) => easelBuild().properties[name] ?? []

/** Properties that templates give and that do nothing here. */
const others = (name: string) => Object.fromEntries(givenTo(name).map((property) => [property, null]))

/** What a screen reader is told stands on the element, as WeChat has it there. */
const spoken = (name: string) => givenTo(name).filter((property) => property.startsWith('aria'))

/** Puts WeChat's own tags into the code space, for every template. */
export function defineNatives(program: EaselProgram): void {
  const natives: Readonly<Record<NativeTag, Native>> = {
    ...boxes(program),
    ...fields(program),
    ...forms(program),
    ...scrolling,
    ...swipers
  }
  for (const name of NATIVE_TAGS) define(program, name, natives[name])
}

function define(program: EaselProgram, name: NativeTag, native: Native): void {
  const path = nativePath(name)
  program.addTemplate(path, easelBuild().templates[path])
  program.space.addComponentStaticConfig(path, {
    component: true,
    styleIsolation: 'shared'
  } as never)
  const reflected = ['hidden', ...spoken(name), ...(native.reflected ?? [])]
  const tags = new WeakMap<object, Tag>()
  const of = (caller: Caller): Tag => {
    const known = tags.get(caller) ?? tagOf(caller)
    tags.set(caller, known)
    return known
  }
  const update = (tag: Tag) => {
    for (const property of reflected) reflect(tag.element, property, tag.data[property])
    native.update?.(tag)
  }
  const type = program.space
    .component(path)
    .definition({
      properties: { hidden: null, ...others(name), ...native.properties } as never,
      observers: {
        '**'(this: Caller) {
          if (tags.has(this)) update(of(this))
        }
      },
      lifetimes: {
        created(this: Caller) {
          const tag = of(this)
          native.created?.(tag)
          const { pressed } = native
          if (pressed) pressedTags.set(tag.element, () => pressed(tag))
        },
        attached(this: Caller) {
          update(of(this))
          native.attached?.(of(this))
        },
        detached(this: Caller) {
          native.detached?.(of(this))
        }
      }
    })
    .register() as unknown as { _$: GeneralComponentDefinition }
  program.space.getComponentSpace().setGlobalUsingComponent(name, type._$)
}
