import { paint } from '../palette';
import { Workbook } from '../parts/workbook';

export function WorkbookBeginner() {
  return <Workbook cover={paint.orange} from={19} to={15} black="cbbcbdccdbeb" white="dccdddec" ask="ed" />;
}
