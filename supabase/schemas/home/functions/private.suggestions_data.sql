create or replace function private.suggestions_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('less_suggestions',
    (select coalesce(jsonb_agg(jsonb_build_object('item', i.name, 'created_at', l.created_at)
    order by l.created_at), '[]') from public.less_suggestions as l join public.catalog_items as i on i.id = l.item_id
      where l.user_id = caller))
$function$;

comment on function private.suggestions_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.suggestions_data(uuid) from public;
