create or replace function private.forgo_unpaid (
  o public.enhanced_orders,
  rows private.refund_row[]
)
  returns SETOF private.refund_row
  language plpgsql
  set search_path to ''
  AS $function$
declare
  due bigint := private.still_due(o.id);
  row private.refund_row;
  unpaid private.refund_row;
  forgone private.refund_row[] := '{}';
  rest private.refund_row[] := '{}';
  share numeric;
begin
  if due = 0 then
    return query select r.* from unnest(rows) as r;
    return;
  end if;
  -- What was added last was to be paid last.
  for row in select r.* from unnest(rows) as r order by r.of_position desc loop
    if due > 0 and row.amount_paise < 0 and row.nature <> 'discount' then
      unpaid := row;
      unpaid.amount_paise := greatest(row.amount_paise, -due);
      share := unpaid.amount_paise::numeric / row.amount_paise;
      unpaid.base_paise := round(row.base_paise * share);
      unpaid.gross_paise := round(row.gross_paise * share);
      forgone := forgone || unpaid;
      due := due + unpaid.amount_paise;
      row.amount_paise := row.amount_paise - unpaid.amount_paise;
      row.base_paise := row.base_paise - unpaid.base_paise;
      row.gross_paise := row.gross_paise - unpaid.gross_paise;
      continue when row.amount_paise = 0;
    end if;
    rest := rest || row;
  end loop;
  perform private.take_off_price(o.id, forgone);
  update public.payments as p set amount_paise = p.refunded_paise, updated_at = now()
  where p.order_id = o.id and p.status in ('created', 'authorised');
  return query select r.* from unnest(rest) as r;
end
$function$;

comment on function private.forgo_unpaid(public.enhanced_orders, private.refund_row[]) is
  'Of an order that was paid in part: takes off its price what was still to be paid, so that the rows that are left, which it returns, are what goes back. rows: all that is no longer charged, as much as is due or more.';

revoke all on function private.forgo_unpaid(public.enhanced_orders, private.refund_row[]) from public;
