import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { stringifyQuery } from '@/lib/query-string'
import { place } from '@/features/wechat/place'
import { partnerMiniQuery } from '@/features/wechat/queries'
import { openInMini } from '@/platform/wechat/mini-bridge'
import { openOtherMini } from '@/platform/wechat/other-mini'
import { navigate, urlOf } from '@/routes/navigate'

const PATH = 'pages/goPrivilegeMini/index'

/** State of the jump: not tried, opened, returned, refused by the user, or not possible from here. */
export type Jump = 'ready' | 'there' | 'back' | 'cancelled' | 'unsupported'

/**
 * The partner's mini-program and how to open it: a tap in our mini-program; from elsewhere through our
 * mini-program.
 */
export function useGoPrivilegeMini(id: string | undefined, path: string | undefined) {
  const [jump, setJump] = useState<Jump>('ready')
  const here = place()
  const provided = { ...(id ? { id } : {}), ...(path ? { path } : {}) }
  const partner = useQuery(partnerMiniQuery(id, path))

  useDidShow(() => setJump((now) => (now === 'there' ? 'back' : now)))

  // WeChat opens another mini-program only inside a tap handler: nothing may be awaited before
  const go = () => {
    const { data } = partner
    if (!data) return
    void openOtherMini({ appId: data.appId, path: data.path, envVersion: data.envVersion }).then((outcome) =>
      setJump(outcome === 'opened' ? 'there' : outcome)
    )
  }

  const goByOurMini = async () => {
    if (await openInMini(urlOf(PATH, provided))) return
    await navigate('pages/openXcx/index', { path: PATH, query: stringifyQuery(provided) })
  }

  return { partner, jump, direct: here === 'mini', go, goByOurMini: () => void goByOurMini() }
}
