create or replace function private.bag_of (
  g public.goods
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when g.storage in ('chilled', 'frozen') then 'chilled' when g.is_food is false then 'non_food' else 'food'
    end
$function$;

comment on function private.bag_of(public.goods) is 'What an item is packed with.';

revoke all on function private.bag_of(public.goods) from public;
