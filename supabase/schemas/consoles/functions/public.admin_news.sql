create or replace function public.admin_news (
  order_ids uuid[] default '{}'::uuid[]
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if cardinality(admin_news.order_ids) > 200 then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  return jsonb_build_object('overview', public.admin_overview(), 'needs', public.admin_needs_you(),
    'orders', (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from private.admin_order_lines as o
      where o.order_id = any (admin_news.order_ids)));
end
$function$;

comment on function public.admin_news(uuid[]) is 'What an open board needs after events, in one call: {overview, needs, orders}, the orders that the events named (200 at most) as admin_orders lists them.';

revoke all on function public.admin_news(uuid[]) from public;

grant execute on function public.admin_news(uuid[]) to authenticated, postgres;
