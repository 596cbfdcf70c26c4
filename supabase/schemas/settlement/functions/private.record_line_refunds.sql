create or replace function private.record_line_refunds (
  order_id uuid,
  lines jsonb,
  key text,
  source text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.line_refunds (order_id, position, key, source, quantity, paise)
  select record_line_refunds.order_id, p.position, record_line_refunds.key, record_line_refunds.source,
    least(p.quantity, k.pieces - k.gone_pieces), p.paise
  from private.parts_of_lines(record_line_refunds.order_id, record_line_refunds.lines) as p
  join private.lines_left(record_line_refunds.order_id) as k on k.position = p.position and k.pieces > k.gone_pieces
$function$;

comment on function private.record_line_refunds(uuid, jsonb, text, text) is 'Enters what goes back for pieces of lines, before the refund that pays it. The caller holds the order.';

revoke all on function private.record_line_refunds(uuid, jsonb, text, text) from public;
