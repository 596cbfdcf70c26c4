create or replace function private.review_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('reviews', (select coalesce(jsonb_agg(jsonb_build_object('at', r.created_at,
    'order_id', r.order_id, 'about', r.subject_kind, 'item', r.item_name, 'stars', r.stars, 'body', r.body,
    'photos', r.photos, 'reply', r.reply, 'state', r.state) order by r.created_at, r.id), '[]')
    from public.reviews as r where r.author_id = caller))
$function$;

comment on function private.review_data(uuid) is 'What somebody has reviewed; see trade_accounts. Takes the place of the part of the same name in order_data.';

revoke all on function private.review_data(uuid) from public;
