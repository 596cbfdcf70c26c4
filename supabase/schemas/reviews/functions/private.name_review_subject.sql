create or replace function private.name_review_subject()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.subject_kind := case when new.vendor_id is not null then 'vendor' when new.courier_id is not null then 'courier'
    else 'item' end;
  new.subject_id := coalesce(new.vendor_id, new.courier_id, new.product_id, new.item_id);
  return new;
end
$function$;

comment on function private.name_review_subject() is 'A review that is written with an order names its party or item in a column; its subject follows from it.';

revoke all on function private.name_review_subject() from public;
