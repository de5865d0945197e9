import { routes } from './routes';

/** Every word of the home page; apart from `strings`, so that no other page carries them. */
export const homeStrings = {
  hero: {
    title: 'Run security scanners in your Kubernetes cluster and get one kind of finding from all of them',
    text: 'secureCodeBox is a Kubernetes operator with more than twenty scanners. You describe a scan as a resource; the operator runs the scanner, parses its results and passes the findings to the tools you use. An OWASP project, licensed under Apache-2.0.',
    install: 'Install it',
    scan: 'Run a first scan',
  },
  pipeline: {
    heading: 'How a scan runs',
    title: 'The path of a scan',
    description:
      'A Scan resource triggers a scanner, which examines the target. A parser turns its raw results into findings in one format. Hooks pass the findings on, or start more scans, which return to the second step.',
    cascade: 'cascading scans',
    steps: [
      { name: 'Trigger', text: 'You, a pipeline, a schedule or AutoDiscovery creates a Scan resource.' },
      { name: 'Scan', text: 'The operator runs the scanner as a Kubernetes job and stores its raw results.' },
      { name: 'Parse', text: 'A parser made for that scanner turns the raw results into findings.' },
      { name: 'Hooks', text: 'Hooks enrich the findings, pass them on, or start follow-up scans.' },
      {
        name: 'Findings',
        text: 'Name, category, severity, location and attributes: the same shape from every scanner.',
      },
    ],
  },
  readers: {
    heading: 'Who it is for',
    list: [
      {
        name: 'Developers',
        text: 'Scan what you have just deployed. A scan is one YAML file next to your code. You or your pipeline apply it, and its state tells you when the findings are ready.',
        link: 'Run your first scans',
        route: `${routes.docs}/getting-started/first-scans`,
      },
      {
        name: 'Security teams',
        text: 'Watch networks, web applications, clusters, images and repositories from one place. Schedules repeat a scan; cascading rules follow up on what it finds.',
        link: 'Choose your scanners',
        route: `${routes.docs}/scanners`,
      },
      {
        name: 'Operators',
        text: 'One operator, one Helm chart for each scanner and hook. Scans are Kubernetes jobs in the namespaces you choose; results stay in S3-compatible storage that you own.',
        link: 'Install and configure it',
        route: `${routes.docs}/getting-started/installation`,
      },
      {
        name: 'Integrators',
        text: 'Read one finding format instead of one for every scanner. Hooks send the findings to DefectDojo, Elasticsearch, a chat or any webhook.',
        link: 'Read the finding format',
        route: `${routes.docs}/api/finding`,
      },
      {
        name: 'Contributors',
        text: 'A new scanner needs a chart and a parser, a new hook a chart and one function. The architecture pages explain the parts and how they work together.',
        link: 'See how it is built',
        route: `${routes.docs}/architecture`,
      },
    ],
  },
  quickStart: {
    heading: 'Three commands to the first finding',
    needs: 'You need a cluster with Kubernetes 1.26 to 1.29, administrator rights in it, and Helm 3.8 or later.',
    copy: (step: string): string => `Copy command: ${step}`,
    after: 'shows the state of the scan and how many findings it has.',
    watch: 'kubectl get scans --namespace scans',
    install: 'The full installation guide',
    scan: 'Scan your own target',
    steps: (release: string) => [
      {
        name: 'Install the operator',
        text: 'Once per cluster. It includes object storage for results.',
        command: `helm upgrade --install securecodebox-operator \\\n  oci://ghcr.io/securecodebox/helm/operator --version ${release} \\\n  --namespace securecodebox-system --create-namespace \\\n  --set minio.image.repository=bitnamilegacy/minio`,
      },
      {
        name: 'Install a scanner',
        text: 'In the namespace where your scans run.',
        command: `helm upgrade --install nmap \\\n  oci://ghcr.io/securecodebox/helm/nmap --version ${release} \\\n  --namespace scans --create-namespace --set scanner.backoffLimit=1`,
      },
      {
        name: 'Start a scan',
        text: 'This one looks for open ports on scanme.nmap.org, a host that the Nmap project provides for such tests.',
        command: `kubectl apply --namespace scans --filename \\\n  https://raw.githubusercontent.com/secureCodeBox/secureCodeBox/v${release}/scanners/nmap/examples/basic-example/scan.yaml`,
      },
    ],
  },
  goals: {
    heading: 'What do you want to check?',
    text: 'Each scanner and hook has its own Helm chart: install the ones you need.',
    compare: { link: 'Compare all scanners', route: `${routes.docs}/scanners` },
    list: {
      network: {
        name: 'Networks',
        text: 'Which hosts answer, which ports are open, which names a domain has.',
        link: 'Scan a network',
        route: `${routes.docs}/how-tos/scanning-networks`,
      },
      web: {
        name: 'Web applications',
        text: 'Vulnerabilities in sites and APIs, hidden files, outdated content management systems.',
        link: 'Scan a web application',
        route: `${routes.docs}/how-tos/scanning-web-applications`,
      },
      images: {
        name: 'Container images',
        text: 'Known vulnerabilities in your images, and a list of what they contain.',
        link: 'Scan each image of a cluster',
        route: `${routes.docs}/how-tos/autodiscovery`,
      },
      clusters: {
        name: 'Clusters',
        text: 'Workloads with too many permissions, and exposed weak spots.',
        link: 'Audit a whole cluster',
        route: `${routes.docs}/scanners/kubeaudit#cluster`,
      },
      code: {
        name: 'Source code',
        text: 'Insecure patterns and vulnerable dependencies, in all repositories of an organization.',
        link: 'Search all your repositories',
        route: `${routes.blog}/2021/10/27/sast-scanning`,
      },
      secrets: {
        name: 'Secrets',
        text: 'Keys, tokens and passwords in commits, even from long ago.',
        link: 'Search new commits every week',
        route: `${routes.docs}/scanners/gitleaks#schedule`,
      },
      encryption: {
        name: 'TLS and SSH',
        text: 'Old protocol versions, weak algorithms, bad certificates.',
        link: 'Follow up on open ports',
        route: `${routes.docs}/how-tos/scanning-networks#follow-up`,
      },
    },
    hooks: {
      name: 'And then?',
      text: 'Hooks store the findings, pass them on, correct them, or start the next scan.',
      link: 'Store the findings',
      route: `${routes.docs}/how-tos/persistence-storage`,
    },
  },
  posts: { heading: 'From the blog', all: 'All posts' },
} as const;
