create or replace function private.note_question()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.enhanced_orders as o set items = jsonb_set(o.items, array[(new.position - 1)::text],
    (o.items -> (new.position - 1)) - 'asked' || case when new.state = 'offered'
      then jsonb_build_object('asked', jsonb_build_object('id', new.id,
      'missing', new.missing, 'answer_by', new.answer_by) || jsonb_strip_nulls(jsonb_build_object('name', new.name,
        'quantity', new.quantity)))
      else '{}'::jsonb end)
  where o.id = new.order_id and jsonb_typeof(o.items -> (new.position - 1)) = 'object';
  return null;
end
$function$;

comment on function private.note_question() is 'Shows the open question about a line in the order''s items.';

revoke all on function private.note_question() from public;
