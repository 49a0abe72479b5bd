/** Marks a navigation to another page, the only transition that fades (design, "Motion"). */
export const pageChange = ['page'];
