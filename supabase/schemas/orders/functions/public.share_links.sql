create or replace function public.share_links (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = share_links.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object(
    'can_share', o.status not in ('delivered', 'cancelled')
      and (select t.share_view is not null from private.trades as t where t.trade = o.trade),
    'open', (select count(*) from private.share_links as l
      where l.order_id = o.id and not private.share_link_ended(l, o)));
end
$function$;

comment on function public.share_links(uuid) is 'Whether the caller''s order can be shared, and how many links to it are open.';

revoke all on function public.share_links(uuid) from public;

grant execute on function public.share_links(uuid) to authenticated, postgres;
