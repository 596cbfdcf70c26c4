create or replace function private.quote_in (
  quote jsonb,
  language text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  ids uuid[];
  names jsonb;
begin
  if quote_in.language is null or coalesce(jsonb_array_length(quote -> 'orders'), 0) = 0 then return quote; end if;
  ids := array(select (l ->> 'item_id')::uuid
    from jsonb_array_elements(quote -> 'orders') as o, jsonb_array_elements(o -> 'lines') as l
    where pg_input_is_valid(l ->> 'item_id', 'uuid')
    union select (p ->> 'item_id')::uuid from jsonb_array_elements(quote -> 'problems') as p
    where pg_input_is_valid(coalesce(p ->> 'item_id', ''), 'uuid'));
  names := coalesce((
    select jsonb_object_agg(n.item_id, n.name) from private.names_in(ids, quote_in.language) as n), '{}');
  return quote || jsonb_build_object(
    'orders', (select jsonb_agg(o || jsonb_build_object('lines', (
        select jsonb_agg(l || jsonb_build_object('name', coalesce(names ->> (l ->> 'item_id'), l ->> 'name'))
          || case when l ? 'options' then jsonb_build_object('options', private.options_in(l -> 'options',
            case when pg_input_is_valid(l ->> 'item_id', 'uuid') then (l ->> 'item_id')::uuid end, quote_in.language))
          else '{}' end order by e.n)
        from jsonb_array_elements(o -> 'lines') with ordinality as e (l, n))) order by f.n)
      from jsonb_array_elements(quote -> 'orders') with ordinality as f (o, n)),
    'problems', (select coalesce(jsonb_agg(case when names ? (p ->> 'item_id')
        then p || jsonb_build_object('item_name', names -> (p ->> 'item_id')) else p end order by g.n), '[]'::jsonb)
      from jsonb_array_elements(quote -> 'problems') with ordinality as g (p, n)));
end
$function$;

comment on function private.quote_in(jsonb, text) is 'A quote as a reader of a language sees it: the names of its items, also in its problems, and of what was chosen.';

revoke all on function private.quote_in(jsonb, text) from public;
