import { store } from '@/lib/store'
import { wearLook } from '@/platform/screen/worn-look'
import { removeStored, writeStored } from '@/platform/storage/stored-values'
import { appearanceAtom, type Look } from './state'

/** Switches the colour scheme, at once and permanently. */
export function chooseLook(look: Look): void {
  if (look) writeStored('look', look)
  else removeStored('look')
  store.set(appearanceAtom, { ...store.get(appearanceAtom), look })
  wearLook(look)
}

/** Switches the elder mode on or off, at once and permanently. */
export function chooseElder(elder: boolean): void {
  if (elder) writeStored('elder', true)
  else removeStored('elder')
  store.set(appearanceAtom, { ...store.get(appearanceAtom), elder })
}
