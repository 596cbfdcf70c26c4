create or replace function public.shared_view (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  l private.share_links;
  o public.enhanced_orders;
  shown jsonb;
begin
  select * into l from private.share_links as s where s.token_hash = sha256(convert_to(left(token, 40), 'utf8'));
  if not found then
    perform private.refuse(404, 'share_link_not_found', 'This link leads to nothing. Please ask for a new one.');
  end if;
  perform private.pace_share_link(l.id);
  select * into o from public.enhanced_orders as e where e.id = l.order_id;
  if private.share_link_ended(l, o) then
    return jsonb_build_object('state', 'ended', 'server_now', now());
  end if;
  execute format('select %s($1)', (select v.shown_by from private.share_views as v where v.view = l.view))
  into shown using o;
  return private.shared_way(o) || shown || jsonb_build_object('state', 'open', 'view', l.view, 'server_now', now());
end
$function$;

comment on function public.shared_view(text) is 'What a link to an order shows to whoever holds it, also without an account; state says whether it has ended.';

revoke all on function public.shared_view(text) from public;

grant execute on function public.shared_view(text) to anon, authenticated, postgres;
