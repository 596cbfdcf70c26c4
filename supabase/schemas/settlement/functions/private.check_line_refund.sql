create or replace function private.check_line_refund()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  line public.order_items;
  pieces bigint;
  paise bigint;
begin
  -- The caller holds the order's row: refunds of one order come one after the other.
  select * into line from public.order_items as i where i.order_id = new.order_id and i.position = new.position;
  select coalesce(sum(r.quantity), 0), coalesce(sum(r.paise), 0) into pieces, paise from private.line_refunds as r
  where r.order_id = new.order_id and r.position = new.position;
  if pieces + new.quantity > coalesce(line.charged_quantity, line.quantity)
      or paise + new.paise > coalesce(line.charged_paise, line.total_paise) then
    raise exception using errcode = 'check_violation', constraint = 'refund_within_line',
      message = format('line %s of order %s: no more than was charged goes back, and no piece twice', new.position,
        new.order_id);
  end if;
  return new;
end
$function$;

comment on function private.check_line_refund() is 'The last word on a line: no piece goes back twice, and never more than was charged for it.';

revoke all on function private.check_line_refund() from public;
