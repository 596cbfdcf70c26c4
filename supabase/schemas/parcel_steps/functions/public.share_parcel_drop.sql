create or replace function public.share_parcel_drop (
  order_id uuid,
  n integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.shareable_order(share_parcel_drop.order_id);
  d private.parcel_drops;
  token text := rtrim(translate(encode(extensions.gen_random_bytes(16), 'base64'), '+/', '-_'), '=');
  hash text := encode(sha256(convert_to(token, 'utf8')), 'hex');
begin
  perform private.hold_account(o.user_id);
  select * into d from private.parcel_drops as k where k.order_id = o.id and k.n = share_parcel_drop.n for update;
  if d.n is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if d.state in ('delivered', 'returning', 'returned') or o.status not in ('confirmed', 'out_for_delivery') then
    perform private.refuse(409, 'sharing_unavailable', 'This order cannot be shared.');
  end if;
  if (select count(*) from private.order_parties as p where p.order_id = o.id and p.role = 'addressee') >= 50 then
    perform private.refuse(429, 'too_many_share_links', 'Many links to this order were made. Please use one of them.');
  end if;
  perform private.end_parcel_link(d);
  update private.parcel_drops as k set link_hash = hash, visits = 0, visits_since = now()
  where k.order_id = o.id and k.n = d.n;
  perform private.add_party(o.id, 'addressee', null, null, hash);
  return jsonb_build_object('token', token, 'n', d.n, 'name', d.name);
end
$function$;

comment on function public.share_parcel_drop(uuid, integer) is 'The link by which the receiver of one drop follows it without an account, told only once: a new one ends the one before. Of the sender; refuses order_not_found, sharing_unavailable, too_many_share_links.';

revoke all on function public.share_parcel_drop(uuid, integer) from public;

grant execute on function public.share_parcel_drop(uuid, integer) to authenticated, postgres;
