import { paint } from '../palette';
import { Workbook } from '../parts/workbook';

export function WorkbookIntermediate() {
  return <Workbook cover={paint.jade} from={14} to={10} black="bdcdddedeceb" white="bbcbdbdccebe" ask="bc" />;
}
