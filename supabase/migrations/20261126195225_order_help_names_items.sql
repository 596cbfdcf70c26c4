-- Help with an order names its items as the receipt does, in the reader's language (docs/decisions/0084): for that the
-- lines say which item they are.
do $$
declare
  source text := pg_catalog.pg_get_functiondef('public.order_help(uuid)'::regprocedure);
  changed text := replace(source, '''position'', i.position, ''name'', i.name,',
    '''position'', i.position, ''item_id'', i.item_id, ''name'', i.name,');
begin
  if changed = source then raise exception 'public.order_help is not what this migration changes'; end if;
  execute changed;
  execute format('comment on function public.order_help is %L',
    pg_catalog.obj_description('public.order_help(uuid)'::regprocedure) || ' Lines say which item they are (item_id).');
end
$$;
