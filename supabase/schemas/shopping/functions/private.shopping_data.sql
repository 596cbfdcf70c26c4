create or replace function private.shopping_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'returns', (select coalesce(jsonb_agg(to_jsonb(r) - 'vendor_id' order by r.created_at), '[]')
      from public.returns as r where r.user_id = caller),
    'product_questions', (select coalesce(jsonb_agg(jsonb_build_object('body', q.body, 'at', q.created_at)
      order by q.created_at), '[]')
      from public.product_questions as q where q.author_id = caller),
    'product_answers', (select coalesce(jsonb_agg(jsonb_build_object('body', a.body, 'at', a.created_at)
      order by a.created_at), '[]')
      from public.product_answers as a where a.author_id = caller))
$function$;

comment on function private.shopping_data(uuid) is 'What shopping stores about a person, for the export.';

revoke all on function private.shopping_data(uuid) from public;
