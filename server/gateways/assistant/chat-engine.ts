import { z } from 'zod'
import { RemoteError } from '../remote-json'
import { addressSetting, requiredSettings } from '../required-settings'
import type { AssistantGateway, EngineQuestion, EngineTool } from './assistant-gateway'
import { streamChat, type ChatMessage, type ToolCall } from './chat-stream'
import { promptOf } from './prompt'

const SYSTEM = 'assistant engine'

/** Any engine with an OpenAI-compatible API. */
export interface ChatEngineSettings {
  /** The URL before `/chat/completions`. */
  readonly baseUrl: URL
  readonly model: string
  readonly key: string
  /** How long it may stay silent, ms. */
  readonly patienceMs?: number
}

/** @throws SettingsError naming what is missing */
export function readChatEngineSettings(
  env: Readonly<Record<string, string | undefined>>
): ChatEngineSettings {
  const names = ['ASSISTANT_BASE_URL', 'ASSISTANT_MODEL', 'ASSISTANT_KEY'] as const
  const provided = requiredSettings('GATEWAY_ASSISTANT', names, env)
  return {
    baseUrl: addressSetting('ASSISTANT_BASE_URL', provided.ASSISTANT_BASE_URL, env),
    model: provided.ASSISTANT_MODEL,
    key: provided.ASSISTANT_KEY
  }
}

const PATIENCE_MS = 20_000
/** How many rounds of tool calls it may make before it has to answer. */
const MAX_ROUNDS = 3

/** Answers written by an engine from the retrieved sources, and from what its tools find for the caller. */
export function createChatEngine(settings: ChatEngineSettings): AssistantGateway {
  const patienceMs = settings.patienceMs ?? PATIENCE_MS
  return {
    async *write(question) {
      const messages: ChatMessage[] = promptOf(question)
      for (let round = 0; ; round++) {
        const calls: ToolCall[] = []
        const tools = round < MAX_ROUNDS ? question.tools : []
        for await (const part of streamChat({ ...settings, patienceMs }, messages, tools, question.signal)) {
          if (part.type === 'text') yield part.text
          else calls.push(part.call)
        }
        if (calls.length === 0) return
        if (tools.length === 0) throw new RemoteError(SYSTEM, 'asks for tools that it was not given')
        messages.push({ role: 'assistant', content: null, tool_calls: calls })
        for (const call of calls) messages.push(await answerOf(call, question))
      }
    }
  }
}

async function answerOf(call: ToolCall, { tools }: EngineQuestion): Promise<ChatMessage> {
  const tool = tools.find(({ name }) => name === call.function.name)
  const content = tool ? await runTool(tool, call.function.arguments) : '没有这个工具'
  return { role: 'tool', tool_call_id: call.id, content }
}

async function runTool(tool: EngineTool, text: string): Promise<string> {
  let input: unknown
  try {
    input = JSON.parse(text || '{}')
  } catch {
    return '参数不是 JSON'
  }
  if (!z.record(z.string(), z.unknown()).safeParse(input).success) return '参数不正确'
  // the answer continues without the failed lookup
  return tool.run(input).catch(() => '现在查不到')
}
