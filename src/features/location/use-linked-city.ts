import { useEffect, useState } from 'react'
import { useAtomValue } from 'jotai'
import { cleanAddress } from '@/platform/navigation/address'
import { usePageVisible } from '@/ui/visible/visible'
import { choicesAtom } from './choices'

/** What an address calls the code of a city. */
const NAME = 'cityCode'

/**
 * The city of the link that led here, until the user chooses where to look: their choice then applies, and the
 * city is removed from the address, so that a reload does not restore it.
 */
export function useLinkedCity(linked: string | undefined): string | undefined {
  const choices = useAtomValue(choicesAtom)
  const visible = usePageVisible()
  const [atFirst] = useState(choices)
  const stands = choices === atFirst
  useEffect(() => {
    // the choice is made on another page, whose address is the one that is shown then
    if (!stands && visible && linked !== undefined) cleanAddress([NAME])
  }, [stands, visible, linked])
  return stands ? linked : undefined
}
