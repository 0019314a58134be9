/** The page as a browser gets it, compiled for one test run: a fresh clone has no `dist`. */
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const source = path.resolve(import.meta.dirname, '../../../src/local/page');

/** Puts the page's document, styles and scripts into `target`, each script on its own, unchecked. */
export function compilePage(target: string): void {
  cpSync(source, target, {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || /\.(html|css|svg)$/.test(file),
  });
  const { options, fileNames } = readProject();
  for (const fileName of fileNames) {
    const script = path.relative(source, fileName).replace(/\.tsx?$/, '.js');
    const { outputText } = ts.transpileModule(readFileSync(fileName, 'utf8'), {
      fileName,
      compilerOptions: options,
    });
    const file = path.join(target, script);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, outputText);
  }
}

/** The compiler settings and scripts of the page itself; what lies beside its folder is types alone. */
function readProject(): ts.ParsedCommandLine {
  const file = path.join(source, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    readonly config?: unknown;
  };
  const project = ts.parseJsonConfigFileContent(config, ts.sys, source);
  return {
    ...project,
    fileNames: project.fileNames.filter((name) => name.startsWith(source + path.sep)),
  };
}
