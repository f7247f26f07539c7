// Replaces the package of this name, which throws outside a server bundle.
export {}
