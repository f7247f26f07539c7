import { type Classifier, type PackedClassifier, unpackClassifier } from './classifier'
import weights from './weights.json'

export interface Models {
  /** Whether a sentence is cut before a word. */
  joints: Classifier
  labels: Classifier
  strengths: Classifier
  flags: Record<'agency' | 'change' | 'undo' | 'maybe', Classifier>
}

type PackedModels = Record<'joints' | 'labels' | 'strengths' | keyof Models['flags'], PackedClassifier>

const unpack = (packed: PackedModels): Models => ({
  joints: unpackClassifier(packed.joints),
  labels: unpackClassifier(packed.labels),
  strengths: unpackClassifier(packed.strengths),
  flags: {
    agency: unpackClassifier(packed.agency),
    change: unpackClassifier(packed.change),
    undo: unpackClassifier(packed.undo),
    maybe: unpackClassifier(packed.maybe),
  },
})

let models: Models | null = null

/** Unpacked at first use: it takes some milliseconds. */
export function loadModels(): Models {
  models ??= unpack(weights)
  return models
}

/** For training: reads with other weights than those of the project. */
export function replaceModels(packed: PackedModels): void {
  models = unpack(packed)
}
