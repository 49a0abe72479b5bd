import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowTitle as RowTitle_235d1614675ba7624d083fb52b1cd769 } from '@/platform/kernel/back-office/fields/row-title'
import { PriceField as PriceField_f32f905796c4f1f2f8558137785dbab3 } from '@/platform/kernel/back-office/fields/money'
import { NoField as NoField_f32f905796c4f1f2f8558137785dbab3 } from '@/platform/kernel/back-office/fields/money'
import { PricesCell as PricesCell_f32f905796c4f1f2f8558137785dbab3 } from '@/platform/kernel/back-office/fields/money'
import { PositionField as PositionField_3e32ee768b01a629696a82649cebe612 } from '@/platform/go/position-editor/position-field'
import { ProblemField as ProblemField_baa907ac5b9bbfce3dc027a1354d0c39 } from '@/platform/go/position-editor/problem-field'
import { NamedCell as NamedCell_b072538e4d91f101fe64b26203776f8d } from '@/platform/kernel/back-office/fields/named-text'
import { DrawingField as DrawingField_f5c71619449204c43641be5811c6e5d0 } from '@/platform/illustrations/back-office/drawing-field'
import { Actions as Actions_9b81777d70adfa760873d6d65ffff997 } from '@/platform/kernel/back-office/fields/actions'
import { AuditEntries as AuditEntries_acb1faa2850c57631fa1e2c8084c6ec4 } from '@/platform/kernel/back-office/audit/audit-entries'
import { LessonField as LessonField_1208ec24ac46a8062bd70815031e94fe } from '@/platform/lessons/back-office/lesson-field'
import { VideoUpload as VideoUpload_fa87fafc6e898ff587a0b7ed8f6eba95 } from '@/platform/videos/back-office/video-upload'
import { CaptionsField as CaptionsField_6d4b72702f8e67ea4b7d2d3fb2a805db } from '@/platform/videos/back-office/captions-field'
import { ProblemTree as ProblemTree_996100910372d53418f0d7f4357f34b5 } from '@/platform/bank/back-office/problem-tree'
import { ReportsOfProblem as ReportsOfProblem_79ba4ef8ea873570860f4e48a83df938 } from '@/platform/problem-reports/back-office/reports-of-problem'
import { JsonField as JsonField_f7884bf18d62c8bd26aefb61e63b12f0 } from '@/platform/kernel/back-office/fields/json-field'
import { BankFigures as BankFigures_1b74a7663ea2dd40b7e9535c4dd01edb } from '@/platform/bank/back-office/bank-figures'
import { OrderOverview as OrderOverview_57f314490231b74bba667ff5b754c5b3 } from '@/platform/orders/back-office/order-overview'
import { MoneyCell as MoneyCell_f32f905796c4f1f2f8558137785dbab3 } from '@/platform/kernel/back-office/fields/money'
import { MoneyField as MoneyField_f32f905796c4f1f2f8558137785dbab3 } from '@/platform/kernel/back-office/fields/money'
import { TitlesField as TitlesField_65e473a95371f8507e32f4b0fd6b9e8f } from '@/platform/fulfilment/back-office/sold'
import { GrantsField as GrantsField_65e473a95371f8507e32f4b0fd6b9e8f } from '@/platform/fulfilment/back-office/sold'
import { SalesView as SalesView_4939c99e6468afab05c805fd32ba7cd3 } from '@/platform/sales/back-office/sales-view'
import { NamedField as NamedField_b072538e4d91f101fe64b26203776f8d } from '@/platform/kernel/back-office/fields/named-text'
import { ListAction as ListAction_9b81777d70adfa760873d6d65ffff997 } from '@/platform/kernel/back-office/fields/actions'
import { BatchCodes as BatchCodes_bec34f5a64514b335e6f8860e69c6324 } from '@/platform/codes/back-office/batch-codes'
import { WorthCell as WorthCell_f32f905796c4f1f2f8558137785dbab3 } from '@/platform/kernel/back-office/fields/money'
import { NotSold as NotSold_505a62cdb8983bf8d36d66cec11083d4 } from '@/platform/catalogue/back-office/not-sold'
import { CertificateLinks as CertificateLinks_37d7e1422c7f16bcc21a42f26c92921f } from '@/platform/certificates/back-office/certificate-links'
import { SubjectCell as SubjectCell_557a3603e076773d465eea0d55c2e33a } from '@/platform/applications/back-office/queue-cells'
import { SubjectField as SubjectField_72fe066d6ea99eacfe3e9d19cb4887c2 } from '@/platform/applications/back-office/application-facts'
import { AnswersField as AnswersField_72fe066d6ea99eacfe3e9d19cb4887c2 } from '@/platform/applications/back-office/application-facts'
import { Documents as Documents_e258029ba411d2e85a12853300c6fba6 } from '@/platform/applications/back-office/documents'
import { AgeCell as AgeCell_557a3603e076773d465eea0d55c2e33a } from '@/platform/applications/back-office/queue-cells'
import { NextCell as NextCell_557a3603e076773d465eea0d55c2e33a } from '@/platform/applications/back-office/queue-cells'
import { DueCell as DueCell_557a3603e076773d465eea0d55c2e33a } from '@/platform/applications/back-office/queue-cells'
import { QueueTabs as QueueTabs_b010cdc77e16fda9975c64364aa371c0 } from '@/platform/applications/back-office/queue-tabs'
import { ActionCell as ActionCell_cf5b228280cc54624d90d7d29373d15d } from '@/platform/kernel/back-office/audit/log-cells'
import { TableCell as TableCell_cf5b228280cc54624d90d7d29373d15d } from '@/platform/kernel/back-office/audit/log-cells'
import { DocumentCell as DocumentCell_cf5b228280cc54624d90d7d29373d15d } from '@/platform/kernel/back-office/audit/log-cells'
import { InputCell as InputCell_cf5b228280cc54624d90d7d29373d15d } from '@/platform/kernel/back-office/audit/log-cells'
import { EntryField as EntryField_cf5b228280cc54624d90d7d29373d15d } from '@/platform/kernel/back-office/audit/log-cells'
import { LogTabs as LogTabs_c165d5ed1caca28d3b82197f41d3659b } from '@/platform/kernel/back-office/audit/log-tabs'
import { ReportedThread as ReportedThread_96dbeec04b712e3d1adf2af4d8a08ad9 } from '@/platform/messages/back-office/reported-thread'
import { Mark as Mark_059d8cc0be6a9c75f1039081f267b610 } from '@/platform/kernel/back-office/logo'
import { Logo as Logo_059d8cc0be6a9c75f1039081f267b610 } from '@/platform/kernel/back-office/logo'
import { NavLogo as NavLogo_059d8cc0be6a9c75f1039081f267b610 } from '@/platform/kernel/back-office/logo'
import { BoardProvider as BoardProvider_07cc8b6f38080512efb156f98b452be0 } from '@/platform/go/position-editor/board-provider'
import { OpenMenu as OpenMenu_fba1c3d80cbbb1ae7d0c702b7a0dbf5a } from '@/platform/kernel/back-office/open-menu'
import { FirstPage as FirstPage_9ba2187a99719d9c98059533f54b86c0 } from '@/platform/back-office/first-page'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/platform/kernel/back-office/fields/row-title#RowTitle": RowTitle_235d1614675ba7624d083fb52b1cd769,
  "/platform/kernel/back-office/fields/money#PriceField": PriceField_f32f905796c4f1f2f8558137785dbab3,
  "/platform/kernel/back-office/fields/money#NoField": NoField_f32f905796c4f1f2f8558137785dbab3,
  "/platform/kernel/back-office/fields/money#PricesCell": PricesCell_f32f905796c4f1f2f8558137785dbab3,
  "/platform/go/position-editor/position-field#PositionField": PositionField_3e32ee768b01a629696a82649cebe612,
  "/platform/go/position-editor/problem-field#ProblemField": ProblemField_baa907ac5b9bbfce3dc027a1354d0c39,
  "/platform/kernel/back-office/fields/named-text#NamedCell": NamedCell_b072538e4d91f101fe64b26203776f8d,
  "/platform/illustrations/back-office/drawing-field#DrawingField": DrawingField_f5c71619449204c43641be5811c6e5d0,
  "/platform/kernel/back-office/fields/actions#Actions": Actions_9b81777d70adfa760873d6d65ffff997,
  "/platform/kernel/back-office/audit/audit-entries#AuditEntries": AuditEntries_acb1faa2850c57631fa1e2c8084c6ec4,
  "/platform/lessons/back-office/lesson-field#LessonField": LessonField_1208ec24ac46a8062bd70815031e94fe,
  "/platform/videos/back-office/video-upload#VideoUpload": VideoUpload_fa87fafc6e898ff587a0b7ed8f6eba95,
  "/platform/videos/back-office/captions-field#CaptionsField": CaptionsField_6d4b72702f8e67ea4b7d2d3fb2a805db,
  "/platform/bank/back-office/problem-tree#ProblemTree": ProblemTree_996100910372d53418f0d7f4357f34b5,
  "/platform/problem-reports/back-office/reports-of-problem#ReportsOfProblem": ReportsOfProblem_79ba4ef8ea873570860f4e48a83df938,
  "/platform/kernel/back-office/fields/json-field#JsonField": JsonField_f7884bf18d62c8bd26aefb61e63b12f0,
  "/platform/bank/back-office/bank-figures#BankFigures": BankFigures_1b74a7663ea2dd40b7e9535c4dd01edb,
  "/platform/orders/back-office/order-overview#OrderOverview": OrderOverview_57f314490231b74bba667ff5b754c5b3,
  "/platform/kernel/back-office/fields/money#MoneyCell": MoneyCell_f32f905796c4f1f2f8558137785dbab3,
  "/platform/kernel/back-office/fields/money#MoneyField": MoneyField_f32f905796c4f1f2f8558137785dbab3,
  "/platform/fulfilment/back-office/sold#TitlesField": TitlesField_65e473a95371f8507e32f4b0fd6b9e8f,
  "/platform/fulfilment/back-office/sold#GrantsField": GrantsField_65e473a95371f8507e32f4b0fd6b9e8f,
  "/platform/sales/back-office/sales-view#SalesView": SalesView_4939c99e6468afab05c805fd32ba7cd3,
  "/platform/kernel/back-office/fields/named-text#NamedField": NamedField_b072538e4d91f101fe64b26203776f8d,
  "/platform/kernel/back-office/fields/actions#ListAction": ListAction_9b81777d70adfa760873d6d65ffff997,
  "/platform/codes/back-office/batch-codes#BatchCodes": BatchCodes_bec34f5a64514b335e6f8860e69c6324,
  "/platform/kernel/back-office/fields/money#WorthCell": WorthCell_f32f905796c4f1f2f8558137785dbab3,
  "/platform/catalogue/back-office/not-sold#NotSold": NotSold_505a62cdb8983bf8d36d66cec11083d4,
  "/platform/certificates/back-office/certificate-links#CertificateLinks": CertificateLinks_37d7e1422c7f16bcc21a42f26c92921f,
  "/platform/applications/back-office/queue-cells#SubjectCell": SubjectCell_557a3603e076773d465eea0d55c2e33a,
  "/platform/applications/back-office/application-facts#SubjectField": SubjectField_72fe066d6ea99eacfe3e9d19cb4887c2,
  "/platform/applications/back-office/application-facts#AnswersField": AnswersField_72fe066d6ea99eacfe3e9d19cb4887c2,
  "/platform/applications/back-office/documents#Documents": Documents_e258029ba411d2e85a12853300c6fba6,
  "/platform/applications/back-office/queue-cells#AgeCell": AgeCell_557a3603e076773d465eea0d55c2e33a,
  "/platform/applications/back-office/queue-cells#NextCell": NextCell_557a3603e076773d465eea0d55c2e33a,
  "/platform/applications/back-office/queue-cells#DueCell": DueCell_557a3603e076773d465eea0d55c2e33a,
  "/platform/applications/back-office/queue-tabs#QueueTabs": QueueTabs_b010cdc77e16fda9975c64364aa371c0,
  "/platform/kernel/back-office/audit/log-cells#ActionCell": ActionCell_cf5b228280cc54624d90d7d29373d15d,
  "/platform/kernel/back-office/audit/log-cells#TableCell": TableCell_cf5b228280cc54624d90d7d29373d15d,
  "/platform/kernel/back-office/audit/log-cells#DocumentCell": DocumentCell_cf5b228280cc54624d90d7d29373d15d,
  "/platform/kernel/back-office/audit/log-cells#InputCell": InputCell_cf5b228280cc54624d90d7d29373d15d,
  "/platform/kernel/back-office/audit/log-cells#EntryField": EntryField_cf5b228280cc54624d90d7d29373d15d,
  "/platform/kernel/back-office/audit/log-tabs#LogTabs": LogTabs_c165d5ed1caca28d3b82197f41d3659b,
  "/platform/messages/back-office/reported-thread#ReportedThread": ReportedThread_96dbeec04b712e3d1adf2af4d8a08ad9,
  "/platform/kernel/back-office/logo#Mark": Mark_059d8cc0be6a9c75f1039081f267b610,
  "/platform/kernel/back-office/logo#Logo": Logo_059d8cc0be6a9c75f1039081f267b610,
  "/platform/kernel/back-office/logo#NavLogo": NavLogo_059d8cc0be6a9c75f1039081f267b610,
  "/platform/go/position-editor/board-provider#BoardProvider": BoardProvider_07cc8b6f38080512efb156f98b452be0,
  "/platform/kernel/back-office/open-menu#OpenMenu": OpenMenu_fba1c3d80cbbb1ae7d0c702b7a0dbf5a,
  "/platform/back-office/first-page#FirstPage": FirstPage_9ba2187a99719d9c98059533f54b86c0,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
