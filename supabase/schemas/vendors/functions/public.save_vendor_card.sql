create or replace function public.save_vendor_card (
  vendor_id uuid,
  changes jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(save_vendor_card.vendor_id, 'catalogue');
  perform private.bound(save_vendor_card.changes, 4000);
  if not private.are_texts(changes, 'tagline') or (jsonb_typeof(changes -> 'cuisines') = 'array'
      and exists (select from jsonb_array_elements(changes -> 'cuisines') as c where jsonb_typeof(c) <> 'string')) then
    perform private.refuse(400, 'vendor_card_invalid', 'One of these values is out of its bounds.');
  end if;
  begin
    update public.vendors as v set
      tagline = case when changes ? 'tagline' then nullif(trim(changes ->> 'tagline'), '') else v.tagline end,
      prep_minutes = coalesce((changes ->> 'prep_minutes')::integer, v.prep_minutes),
      min_order_paise = coalesce((changes ->> 'min_order_paise')::integer, v.min_order_paise),
      packaging_paise = coalesce((changes ->> 'packaging_paise')::integer, v.packaging_paise)
    where v.id = save_vendor_card.vendor_id;
    update public.restaurants as r set
      cuisines = case when jsonb_typeof(changes -> 'cuisines') = 'array'
        then array(select distinct trim(c) from jsonb_array_elements_text(changes -> 'cuisines') as c
          where trim(c) <> '') else r.cuisines end,
      cost_for_two_paise = case when changes ? 'cost_for_two_paise' then (changes ->> 'cost_for_two_paise')::integer
        else r.cost_for_two_paise end
    where r.vendor_id = save_vendor_card.vendor_id and changes ?| array['cuisines', 'cost_for_two_paise'];
    if changes ?| array['slot_capacity', 'slot_cutoff_minutes'] then
      insert into public.vendor_slot_terms as t (vendor_id, capacity, cutoff_minutes)
      values (save_vendor_card.vendor_id, (changes ->> 'slot_capacity')::smallint,
        (changes ->> 'slot_cutoff_minutes')::smallint)
      on conflict (vendor_id) do update set capacity = coalesce(excluded.capacity, t.capacity),
        cutoff_minutes = coalesce(excluded.cutoff_minutes, t.cutoff_minutes);
    end if;
  exception when check_violation or invalid_text_representation or numeric_value_out_of_range then
    perform private.refuse(400, 'vendor_card_invalid', 'One of these values is out of its bounds.');
  end;
  perform private.publish('vendor:' || save_vendor_card.vendor_id, 'menu', '{}'::jsonb);
end
$function$;

comment on function public.save_vendor_card(uuid, jsonb) is 'Changes what a vendor says of itself: {tagline?, prep_minutes?, min_order_paise?, packaging_paise?, slot_capacity? (orders for the same half hour), slot_cutoff_minutes? (how long before preparing begins an order for later is placed)} and of a restaurant {cuisines?, cost_for_two_paise?}. Refuses vendor_card_invalid.';

revoke all on function public.save_vendor_card(uuid, jsonb) from public;

grant execute on function public.save_vendor_card(uuid, jsonb) to authenticated, postgres;
