import { useMemo } from 'react'
import Taro, { useRouter } from '@tarojs/taro'
import { rawQuery } from '@/lib/query-string'

type Raw = Readonly<Record<string, unknown>>

/** What Taro sets on the pages it has opened. */
interface TaroPage {
  readonly $taroPath?: string
  readonly $taroParams?: Raw
}

/**
 * The parameters that a page was opened with, undecoded. `useRouter` returns those of the page shown when this
 * one is first rendered: on a slow phone that may be another page, opened meanwhile. `name`: Taro's own for
 * this page (its `tid`).
 */
export function useOwnParameters(name = ''): Raw {
  const router: ReturnType<typeof useRouter> | null = useRouter()
  return useMemo(() => {
    const isShown = router !== null && (name === '' || (router.$taroPath ?? name) === name)
    return isShown ? router.params : parametersOf(name)
    // a page keeps the parameters it was opened with
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}

/**
 * From Taro's list of open pages, or from the page's name, which contains its parameters in the mini-program.
 */
function parametersOf(name: string): Raw {
  const pages = Taro.getCurrentPages() as readonly TaroPage[]
  const page = pages.find(({ $taroPath }) => $taroPath === name)
  return page?.$taroParams ?? rawQuery(name.split('?')[1] ?? '')
}
