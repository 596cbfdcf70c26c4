create or replace function private.tidy_package (
  o public.enhanced_orders
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  chosen jsonb;
  back bigint := 0;
begin
  if exists (select from public.bought_packages as p where p.order_id = o.id and p.closed_at is not null) then
    with returned as (
      update private.package_sittings as s set state = 'returned'
      where s.package_order = o.id and s.state = 'free' returning s.position
    )
    select jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise', coalesce(c.gross_paise,
      c.amount_paise)) order by c.position) into chosen
    from returned as r join public.order_charges as c on c.order_id = o.id and c.position = r.position;
    if chosen is not null then
      back := private.refund(o, chosen, 'other', 'vendor', 'source', format('package:%s:%s', o.id,
        chosen -> 0 ->> 'position'));
    end if;
  end if;
  if not exists (select from private.package_sittings as s where s.package_order = o.id
      and s.state in ('free', 'reserved')) then
    perform private.transition(o.id, 'delivered', null, 'system');
  end if;
  return back;
end
$function$;

comment on function private.tidy_package(public.enhanced_orders) is 'Gives back what is free of a package that is closed, and ends the order when no sitting is free or reserved. Of a locked order; answers the paise that go back.';

revoke all on function private.tidy_package(public.enhanced_orders) from public;
