create or replace function private.refund_return (
  o public.enhanced_orders,
  r public.returns
)
  returns public.returns
  language plpgsql
  set search_path to ''
  AS $function$
declare
  lines public.return_lines[] := array(select l from public.return_lines as l where l.return_id = r.id);
  chosen jsonb := private.refund_of_lines(o, lines);
  paid bigint := 0;
begin
  perform private.record_line_refunds(o.id, private.asked_of_return(lines), 'return:' || r.id, 'return');
  if jsonb_array_length(chosen) > 0 then
    paid := private.refund(o, chosen, 'returned', 'customer', r.destination, 'return:' || r.id);
  end if;
  update public.returns as t set refund_paise = paid where t.id = r.id returning * into r;
  return r;
end
$function$;

comment on function private.refund_return(public.enhanced_orders, public.returns) is 'Pays what a return gives back, once: from escrow while the seller''s share is not due yet, else from the seller.';

revoke all on function private.refund_return(public.enhanced_orders, public.returns) from public;
