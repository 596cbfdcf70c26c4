create or replace function private.refund_of_lines (
  o public.enhanced_orders,
  lines public.return_lines[]
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    with everything as (
      -- Shipping was in vain when nothing of the order is kept, and not because the customer has changed their mind:
      -- with the last piece.
      select not exists (select from private.lines_left(o.id) as k where k.pieces > k.gone_pieces
          + coalesce((select sum(l.quantity) from unnest(lines) as l where l.position = k.position), 0))
        and not exists (select from unnest(lines) as l where l.exchange_item_id is not null
          or l.reason in ('size', 'changed_mind'))
        and not exists (select from public.returns as r join public.return_lines as l on l.return_id = r.id
          where r.order_id = o.id and r.state not in ('cancelled', 'rejected')
            and (l.exchange_paise is not null or l.reason in ('size', 'changed_mind')
              or (r.state = 'declined' and lines[1].return_id is distinct from r.id))) as in_vain
    ), chosen as (
      select (g ->> 'position')::smallint as position, (g ->> 'amount_paise')::bigint as paise
      from jsonb_array_elements(private.lines_to_charges(o.id, private.asked_of_return(lines))) as g
      union all
      select k.position, k.amount_paise - k.refunded_paise from private.charges_left(o.id) as k, everything as e
      where e.in_vain and k.code in ('shipping', 'packaging')
    )
    select coalesce(jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise', c.paise)), '[]'::jsonb)
      from chosen as c where c.paise > 0);
end
$function$;

comment on function private.refund_of_lines(public.enhanced_orders, public.return_lines[]) is
  'The parts of charges that returning lines gives back, as private.refund takes them: never more than is left of a charge. A line without a return is only asked about.';

revoke all on function private.refund_of_lines(public.enhanced_orders, public.return_lines[]) from public;
