create or replace function public.create_share_link (
  order_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.shareable_order(create_share_link.order_id);
  token text := rtrim(translate(encode(extensions.gen_random_bytes(16), 'base64'), '+/', '-_'), '=');
  shown text := (select t.share_view from private.trades as t where t.trade = o.trade);
  l private.share_links;
begin
  perform private.hold_account(o.user_id);
  if shown is null or o.status in ('delivered', 'cancelled') then
    perform private.refuse(409, 'sharing_unavailable', 'This order cannot be shared.');
  end if;
  if (select count(*) from private.share_links as s where s.order_id = o.id) >= 50 then
    perform private.refuse(429, 'too_many_share_links', 'Many links to this order were made. Please use one of them.');
  end if;
  insert into private.share_links (token_hash, order_id, view, created_by, until_at)
  values (sha256(convert_to(token, 'utf8')), o.id, shown, o.user_id,
    greatest(now(), o.promised_max_at) + interval '1 day')
  returning * into l;
  return jsonb_build_object('token', token, 'until_at', l.until_at);
end
$function$;

comment on function public.create_share_link(uuid) is 'A link by which somebody without an account follows the caller''s order; answers its token, told only once.';

revoke all on function public.create_share_link(uuid) from public;

grant execute on function public.create_share_link(uuid) to authenticated, postgres;
