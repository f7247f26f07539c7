// Stands in for the package of that name, which throws wherever no server bundle is made.
export {}
