import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import type { AnswerRead, RenderRequest } from '@contract/ssr'
import { channelAtom } from '@/features/channel/commands'
import { tokenAtom } from '@/features/session/atoms'
import { appearanceAtom } from '@/features/appearance/state'
import { chosenCityAtom, placeCityAtom, storedChoice, storedPlaceCity } from '@/features/location/atoms'
import { currentChannel } from '@/channels/current'
import { inScope, type RequestScope } from '@/lib/request-scope'
import { readStored } from '@/platform/storage/stored-values'

/** Grants no access: pages only check whether there is one. */
const PLACEHOLDER_TOKEN = 'ssr'

/** What one rendering may read and change, with the values of the requesting device. */
export function newScope(request: RenderRequest, answer: AnswerRead): RequestScope {
  const queries = { retry: false, retryOnMount: false, staleTime: Infinity, gcTime: Infinity } as const
  const scope = {
    request,
    answer,
    store: createStore(),
    client: new QueryClient({ defaultOptions: { queries } }),
    lazyModules: new Set<string>(),
    registeredPages: new Set<string>(),
    linkPreview: {},
    pendingLoads: []
  }
  inScope(scope, () => {
    scope.store.set(channelAtom, currentChannel().code)
    scope.store.set(tokenAtom, request.memberId === null ? undefined : PLACEHOLDER_TOKEN)
    scope.store.set(appearanceAtom, { look: readStored('look'), elder: readStored('elder') === true })
    scope.store.set(placeCityAtom, storedPlaceCity())
    scope.store.set(chosenCityAtom, storedChoice())
  })
  return scope
}
