import { useMemo } from 'react'
import Taro, { useRouter } from '@tarojs/taro'
import { rawQuery } from '@/lib/query-string'

type Raw = Readonly<Record<string, unknown>>

/** What Taro writes on the pages that it has opened. */
interface TaroPage {
  readonly $taroPath?: string
  readonly $taroParams?: Raw
}

/**
 * The parameters that a page was opened with, undecoded. `useRouter` gives those of the page that is shown when this one is drawn for the
 * first time: on a slow phone that is another, where one was opened meanwhile. `name`: Taro's own for this page (its `tid`).
 */
export function useOwnParameters(name = ''): Raw {
  const router: ReturnType<typeof useRouter> | null = useRouter()
  return useMemo(() => {
    const isShown = router !== null && (name === '' || (router.$taroPath ?? name) === name)
    return isShown ? router.params : parametersOf(name)
    // a page keeps what it was opened with
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** By Taro's list of open pages, or by the page's name, which holds its parameters in the mini-program. */
function parametersOf(name: string): Raw {
  const pages = Taro.getCurrentPages() as readonly TaroPage[]
  const page = pages.find(({ $taroPath }) => $taroPath === name)
  return page?.$taroParams ?? rawQuery(name.split('?')[1] ?? '')
}
