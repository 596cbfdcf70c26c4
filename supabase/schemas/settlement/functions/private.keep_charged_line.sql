create or replace function private.keep_charged_line()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.order_items as i set charged_paise = new.charged_paise, charged_quantity = case
    when new.charged_paise = 0 then 0
    -- What is weighed is a piece all the same.
    when new.ordered_grams is not null then i.quantity
    else greatest(1, coalesce(new.picked_quantity, i.quantity) + coalesce((select sum(s.quantity)
      from public.substitutions as s
      where s.order_id = new.order_id and s.position = new.position and s.state = 'accepted'), 0)) end
  where i.order_id = new.order_id and i.position = new.position;
  return null;
end
$function$;

comment on function private.keep_charged_line() is 'What was picked of a line is what its customer pays, and what can go back.';

revoke all on function private.keep_charged_line() from public;
