export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "addresses": {
                  Row: {
                    "city": string,"created_at": string,"id": string,"is_default": boolean,"label": string,"landmark": string | null,"lat": number,"line": string,"lng": number,"pincode": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "city": string,"created_at"?: string,"id"?: string,"is_default"?: boolean,"label": string,"landmark"?: string | null,"lat": number,"line": string,"lng": number,"pincode": string,"user_id"?: string
                  }
                  Update: {
                    "city"?: string,"created_at"?: string,"id"?: string,"is_default"?: boolean,"label"?: string,"landmark"?: string | null,"lat"?: number,"line"?: string,"lng"?: number,"pincode"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"app_logs": {
                  Row: {
                    "context": string | null,"created_at": string,"id": number,"level": string,"message": string,"metadata": NonNullable<Json>,"sender": string | null,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "context"?: string | null,"created_at"?: string,"id"?: never,"level": string,"message": string,"metadata"?: NonNullable<Json>,"sender"?: string | null,"user_id"?: string | null
                  }
                  Update: {
                    "context"?: string | null,"created_at"?: string,"id"?: never,"level"?: string,"message"?: string,"metadata"?: NonNullable<Json>,"sender"?: string | null,"user_id"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"app_settings": {
                  Row: {
                    "category": string,"description": string,"is_public": boolean,"maximum": number | null,"minimum": number | null,"setting_key": string,"setting_value": NonNullable<Json>,"unit": string | null,"updated_at": string,"updated_by": string | null,"value_type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "category": string,"description"?: string,"is_public"?: boolean,"maximum"?: number | null,"minimum"?: number | null,"setting_key": string,"setting_value": NonNullable<Json>,"unit"?: string | null,"updated_at"?: string,"updated_by"?: string | null,"value_type": string
                  }
                  Update: {
                    "category"?: string,"description"?: string,"is_public"?: boolean,"maximum"?: number | null,"minimum"?: number | null,"setting_key"?: string,"setting_value"?: NonNullable<Json>,"unit"?: string | null,"updated_at"?: string,"updated_by"?: string | null,"value_type"?: string
                  }
                  Relationships: [
                    
                  ]
                },"area_interest": {
                  Row: {
                    "area": string,"created_at": string,"place": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "area": string,"created_at"?: string,"place": string,"user_id"?: string
                  }
                  Update: {
                    "area"?: string,"created_at"?: string,"place"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"audit_log": {
                  Row: {
                    "action": string,"actor_id": string | null,"actor_role": string,"after": Json | null,"at": string,"before": Json | null,"id": number,"note": string | null,"subject_id": string,"subject_type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor_id"?: string | null,"actor_role": string,"after"?: Json | null,"at"?: string,"before"?: Json | null,"id"?: never,"note"?: string | null,"subject_id": string,"subject_type": string
                  }
                  Update: {
                    "action"?: string,"actor_id"?: string | null,"actor_role"?: string,"after"?: Json | null,"at"?: string,"before"?: Json | null,"id"?: never,"note"?: string | null,"subject_id"?: string,"subject_type"?: string
                  }
                  Relationships: [
                    
                  ]
                },"banners": {
                  Row: {
                    "created_at": string,"created_by": string | null,"for_newcomers": boolean,"hue": string,"id": string,"note": string,"note_translations": NonNullable<Json>,"picture": string | null,"position": number,"region_id": string | null,"target": string,"title": string,"title_translations": NonNullable<Json>,"valid_from": string,"valid_to": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"created_by"?: string | null,"for_newcomers"?: boolean,"hue"?: string,"id"?: string,"note"?: string,"note_translations"?: NonNullable<Json>,"picture"?: string | null,"position"?: number,"region_id"?: string | null,"target": string,"title": string,"title_translations"?: NonNullable<Json>,"valid_from"?: string,"valid_to"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"created_by"?: string | null,"for_newcomers"?: boolean,"hue"?: string,"id"?: string,"note"?: string,"note_translations"?: NonNullable<Json>,"picture"?: string | null,"position"?: number,"region_id"?: string | null,"target"?: string,"title"?: string,"title_translations"?: NonNullable<Json>,"valid_from"?: string,"valid_to"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "banners_region_id_fkey"
      columns: ["region_id"]
isOneToOne: false
      referencedRelation: "regions"
      referencedColumns: ["id"]
    }
                  ]
                },"bill_fetches": {
                  Row: {
                    "amount_paise": number | null,"answered_at": string | null,"attempts": number,"bill_date": string | null,"bill_number": string | null,"biller_code": string,"created_at": string,"customer_name": string | null,"due_on": string | null,"expires_at": string | null,"failure_code": string | null,"id": string,"min_paise": number | null,"next_at": string,"parameters": NonNullable<Json>,"status": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise"?: number | null,"answered_at"?: string | null,"attempts"?: number,"bill_date"?: string | null,"bill_number"?: string | null,"biller_code": string,"created_at"?: string,"customer_name"?: string | null,"due_on"?: string | null,"expires_at"?: string | null,"failure_code"?: string | null,"id"?: string,"min_paise"?: number | null,"next_at"?: string,"parameters": NonNullable<Json>,"status"?: string,"user_id": string
                  }
                  Update: {
                    "amount_paise"?: number | null,"answered_at"?: string | null,"attempts"?: number,"bill_date"?: string | null,"bill_number"?: string | null,"biller_code"?: string,"created_at"?: string,"customer_name"?: string | null,"due_on"?: string | null,"expires_at"?: string | null,"failure_code"?: string | null,"id"?: string,"min_paise"?: number | null,"next_at"?: string,"parameters"?: NonNullable<Json>,"status"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "bill_fetches_biller_code_fkey"
      columns: ["biller_code"]
isOneToOne: false
      referencedRelation: "billers"
      referencedColumns: ["code"]
    }
                  ]
                },"biller_categories": {
                  Row: {
                    "active": boolean,"code": string,"name": string,"name_translations": NonNullable<Json>,"position": number
                  }
                  ComputedFields: never
                  Insert: {
                    "active"?: boolean,"code": string,"name": string,"name_translations"?: NonNullable<Json>,"position"?: number
                  }
                  Update: {
                    "active"?: boolean,"code"?: string,"name"?: string,"name_translations"?: NonNullable<Json>,"position"?: number
                  }
                  Relationships: [
                    
                  ]
                },"biller_parameters": {
                  Row: {
                    "biller_code": string,"code": string,"hint": string | null,"hint_translations": NonNullable<Json>,"kind": string,"label": string,"label_translations": NonNullable<Json>,"max_length": number,"min_length": number,"pattern": string | null,"position": number
                  }
                  ComputedFields: never
                  Insert: {
                    "biller_code": string,"code": string,"hint"?: string | null,"hint_translations"?: NonNullable<Json>,"kind": string,"label": string,"label_translations"?: NonNullable<Json>,"max_length": number,"min_length": number,"pattern"?: string | null,"position": number
                  }
                  Update: {
                    "biller_code"?: string,"code"?: string,"hint"?: string | null,"hint_translations"?: NonNullable<Json>,"kind"?: string,"label"?: string,"label_translations"?: NonNullable<Json>,"max_length"?: number,"min_length"?: number,"pattern"?: string | null,"position"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "biller_parameters_biller_code_fkey"
      columns: ["biller_code"]
isOneToOne: false
      referencedRelation: "billers"
      referencedColumns: ["code"]
    }
                  ]
                },"billers": {
                  Row: {
                    "active": boolean,"amount_rule": string,"bill_fetch": string,"category_code": string,"code": string,"fee_bp": number,"fee_cap_paise": number | null,"fee_paise": number,"max_paise": number,"min_paise": number,"name": string,"name_translations": NonNullable<Json>,"seat_lat": number | null,"seat_lng": number | null,"state": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "active"?: boolean,"amount_rule": string,"bill_fetch": string,"category_code": string,"code": string,"fee_bp"?: number,"fee_cap_paise"?: number | null,"fee_paise"?: number,"max_paise"?: number,"min_paise"?: number,"name": string,"name_translations"?: NonNullable<Json>,"seat_lat"?: number | null,"seat_lng"?: number | null,"state"?: string | null
                  }
                  Update: {
                    "active"?: boolean,"amount_rule"?: string,"bill_fetch"?: string,"category_code"?: string,"code"?: string,"fee_bp"?: number,"fee_cap_paise"?: number | null,"fee_paise"?: number,"max_paise"?: number,"min_paise"?: number,"name"?: string,"name_translations"?: NonNullable<Json>,"seat_lat"?: number | null,"seat_lng"?: number | null,"state"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "billers_category_code_fkey"
      columns: ["category_code"]
isOneToOne: false
      referencedRelation: "biller_categories"
      referencedColumns: ["code"]
    }
                  ]
                },"booking_series": {
                  Row: {
                    "created_at": string,"every_days": number,"id": string,"user_id": string,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"every_days": number,"id"?: string,"user_id": string,"vendor_id": string
                  }
                  Update: {
                    "created_at"?: string,"every_days"?: number,"id"?: string,"user_id"?: string,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "booking_series_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"booking_terms": {
                  Row: {
                    "confirms_itself": boolean,"deposit_bp": number,"deposit_for_new_only": boolean,"from_opening": boolean,"horizon_days": number,"notice_minutes": number,"step_minutes": number,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "confirms_itself"?: boolean,"deposit_bp"?: number,"deposit_for_new_only"?: boolean,"from_opening"?: boolean,"horizon_days"?: number,"notice_minutes"?: number,"step_minutes"?: number,"vendor_id": string
                  }
                  Update: {
                    "confirms_itself"?: boolean,"deposit_bp"?: number,"deposit_for_new_only"?: boolean,"from_opening"?: boolean,"horizon_days"?: number,"notice_minutes"?: number,"step_minutes"?: number,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "booking_terms_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: true
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"bookings": {
                  Row: {
                    "address_id": string | null,"created_at": string,"ends_at": string,"hold_until": string | null,"id": string,"lat": number | null,"lng": number | null,"order_id": string | null,"rework_of": string | null,"seats": number,"series_id": string | null,"starts_at": string,"state": string,"user_id": string | null,"vendor_id": string | null,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "address_id"?: string | null,"created_at"?: string,"ends_at": string,"hold_until"?: string | null,"id"?: string,"lat"?: number | null,"lng"?: number | null,"order_id"?: string | null,"rework_of"?: string | null,"seats"?: number,"series_id"?: string | null,"starts_at": string,"state": string,"user_id"?: string | null,"vendor_id"?: string | null,"version"?: number
                  }
                  Update: {
                    "address_id"?: string | null,"created_at"?: string,"ends_at"?: string,"hold_until"?: string | null,"id"?: string,"lat"?: number | null,"lng"?: number | null,"order_id"?: string | null,"rework_of"?: string | null,"seats"?: number,"series_id"?: string | null,"starts_at"?: string,"state"?: string,"user_id"?: string | null,"vendor_id"?: string | null,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "bookings_address_id_fkey"
      columns: ["address_id"]
isOneToOne: false
      referencedRelation: "addresses"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookings_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookings_rework_of_fkey"
      columns: ["rework_of"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookings_series_id_fkey"
      columns: ["series_id"]
isOneToOne: false
      referencedRelation: "booking_series"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookings_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"bottle_returns": {
                  Row: {
                    "count": number,"created_at": string,"decided_at": string | null,"id": string,"order_id": string | null,"status": string,"subscription_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "count": number,"created_at"?: string,"decided_at"?: string | null,"id"?: string,"order_id"?: string | null,"status": string,"subscription_id": string
                  }
                  Update: {
                    "count"?: number,"created_at"?: string,"decided_at"?: string | null,"id"?: string,"order_id"?: string | null,"status"?: string,"subscription_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "bottle_returns_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bottle_returns_subscription_id_fkey"
      columns: ["subscription_id"]
isOneToOne: false
      referencedRelation: "subscriptions"
      referencedColumns: ["id"]
    }
                  ]
                },"bought_packages": {
                  Row: {
                    "closed_at": string | null,"name": string,"order_id": string,"service_id": string | null,"sittings": number,"user_id": string | null,"valid_until": string,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "closed_at"?: string | null,"name": string,"order_id": string,"service_id"?: string | null,"sittings": number,"user_id"?: string | null,"valid_until": string,"vendor_id": string
                  }
                  Update: {
                    "closed_at"?: string | null,"name"?: string,"order_id"?: string,"service_id"?: string | null,"sittings"?: number,"user_id"?: string | null,"valid_until"?: string,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "bought_packages_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bought_packages_service_id_fkey"
      columns: ["service_id"]
isOneToOne: false
      referencedRelation: "services"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bought_packages_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"business_requests": {
                  Row: {
                    "business": string,"created_at": string,"decided_at": string | null,"decided_by": string | null,"id": string,"note": string,"phone": string,"state": string,"town": string,"trade": Database["public"]['Enums']["vendor_kind"],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "business": string,"created_at"?: string,"decided_at"?: string | null,"decided_by"?: string | null,"id"?: string,"note"?: string,"phone": string,"state"?: string,"town": string,"trade": Database["public"]['Enums']["vendor_kind"],"user_id": string
                  }
                  Update: {
                    "business"?: string,"created_at"?: string,"decided_at"?: string | null,"decided_by"?: string | null,"id"?: string,"note"?: string,"phone"?: string,"state"?: string,"town"?: string,"trade"?: Database["public"]['Enums']["vendor_kind"],"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"cancellation_policies": {
                  Row: {
                    "charge_bp": number,"compensation_bp": number,"credit_bp": number,"fault": string | null,"id": string,"kind": Database["public"]['Enums']["order_kind"] | null,"max_charge_paise": number,"max_credit_paise": number,"payment_method": Database["public"]['Enums']["payment_method"] | null,"specificity": number | null,"stage": Database["public"]['Enums']["order_status"] | null,"trade": string | null,"valid_from": string,"vendor_loss_bp": number
                  }
                  ComputedFields: never
                  Insert: {
                    "charge_bp": number,"compensation_bp"?: number,"credit_bp"?: number,"fault"?: string | null,"id"?: string,"kind"?: Database["public"]['Enums']["order_kind"] | null,"max_charge_paise": number,"max_credit_paise"?: number,"payment_method"?: Database["public"]['Enums']["payment_method"] | null,"specificity"?: never,"stage"?: Database["public"]['Enums']["order_status"] | null,"trade"?: string | null,"valid_from"?: string,"vendor_loss_bp"?: number
                  }
                  Update: {
                    "charge_bp"?: number,"compensation_bp"?: number,"credit_bp"?: number,"fault"?: string | null,"id"?: string,"kind"?: Database["public"]['Enums']["order_kind"] | null,"max_charge_paise"?: number,"max_credit_paise"?: number,"payment_method"?: Database["public"]['Enums']["payment_method"] | null,"specificity"?: never,"stage"?: Database["public"]['Enums']["order_status"] | null,"trade"?: string | null,"valid_from"?: string,"vendor_loss_bp"?: number
                  }
                  Relationships: [
                    
                  ]
                },"cancellation_reasons": {
                  Row: {
                    "actors": (string)[],"code": string,"fault": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actors": (string)[],"code": string,"fault": string
                  }
                  Update: {
                    "actors"?: (string)[],"code"?: string,"fault"?: string
                  }
                  Relationships: [
                    
                  ]
                },"carriers": {
                  Row: {
                    "active": boolean,"code": string,"name": string,"needs_number": boolean,"position": number,"tracking_url": string | null,"zones": (string)[] | null
                  }
                  ComputedFields: never
                  Insert: {
                    "active"?: boolean,"code": string,"name": string,"needs_number"?: boolean,"position"?: number,"tracking_url"?: string | null,"zones"?: (string)[] | null
                  }
                  Update: {
                    "active"?: boolean,"code"?: string,"name"?: string,"needs_number"?: boolean,"position"?: number,"tracking_url"?: string | null,"zones"?: (string)[] | null
                  }
                  Relationships: [
                    
                  ]
                },"catalog_imports": {
                  Row: {
                    "created": number,"id": string,"kind": string,"label": string,"made_at": string,"made_by": string | null,"refused": number,"unchanged": number,"undone_at": string | null,"updated": number,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created"?: number,"id": string,"kind": string,"label"?: string,"made_at"?: string,"made_by"?: string | null,"refused"?: number,"unchanged"?: number,"undone_at"?: string | null,"updated"?: number,"vendor_id": string
                  }
                  Update: {
                    "created"?: number,"id"?: string,"kind"?: string,"label"?: string,"made_at"?: string,"made_by"?: string | null,"refused"?: number,"unchanged"?: number,"undone_at"?: string | null,"updated"?: number,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "catalog_imports_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"catalog_items": {
                  Row: {
                    "available_from": string | null,"available_to": string | null,"category_id": string | null,"created_at": string,"description": string,"description_translations": NonNullable<Json>,"drawing": string | null,"id": string,"is_available": boolean,"is_bestseller": boolean,"mrp_paise": number | null,"name": string,"name_translations": NonNullable<Json>,"picture": string | null,"position": number,"price_paise": number,"search": string | null,"section": string,"section_position": number,"sold_out_until": string | null,"stock": number | null,"tax_class": string,"unit": string | null,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "available_from"?: string | null,"available_to"?: string | null,"category_id"?: string | null,"created_at"?: string,"description"?: string,"description_translations"?: NonNullable<Json>,"drawing"?: string | null,"id"?: string,"is_available"?: boolean,"is_bestseller"?: boolean,"mrp_paise"?: number | null,"name": string,"name_translations"?: NonNullable<Json>,"picture"?: string | null,"position"?: number,"price_paise": number,"search"?: never,"section": string,"section_position"?: number,"sold_out_until"?: string | null,"stock"?: number | null,"tax_class"?: string,"unit"?: string | null,"vendor_id": string
                  }
                  Update: {
                    "available_from"?: string | null,"available_to"?: string | null,"category_id"?: string | null,"created_at"?: string,"description"?: string,"description_translations"?: NonNullable<Json>,"drawing"?: string | null,"id"?: string,"is_available"?: boolean,"is_bestseller"?: boolean,"mrp_paise"?: number | null,"name"?: string,"name_translations"?: NonNullable<Json>,"picture"?: string | null,"position"?: number,"price_paise"?: number,"search"?: never,"section"?: string,"section_position"?: number,"sold_out_until"?: string | null,"stock"?: number | null,"tax_class"?: string,"unit"?: string | null,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "catalog_items_category_id_fkey"
      columns: ["category_id"]
isOneToOne: false
      referencedRelation: "categories"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "catalog_items_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"catalog_sections": {
                  Row: {
                    "name": string,"position": number,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "name": string,"position": number,"vendor_id": string
                  }
                  Update: {
                    "name"?: string,"position"?: number,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "catalog_sections_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"categories": {
                  Row: {
                    "id": string,"kind": Database["public"]['Enums']["vendor_kind"],"name": string,"parent_id": string | null,"picture": string | null,"position": number,"slug": string,"tax_class": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: string,"kind": Database["public"]['Enums']["vendor_kind"],"name": string,"parent_id"?: string | null,"picture"?: string | null,"position"?: number,"slug": string,"tax_class"?: string | null
                  }
                  Update: {
                    "id"?: string,"kind"?: Database["public"]['Enums']["vendor_kind"],"name"?: string,"parent_id"?: string | null,"picture"?: string | null,"position"?: number,"slug"?: string,"tax_class"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "categories_parent_id_fkey"
      columns: ["parent_id"]
isOneToOne: false
      referencedRelation: "categories"
      referencedColumns: ["id"]
    }
                  ]
                },"category_pages": {
                  Row: {
                    "aliases": (string)[],"category_id": string,"every_vendor": boolean,"intro": NonNullable<Json>,"opened_at": string | null,"related": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "aliases"?: (string)[],"category_id": string,"every_vendor"?: boolean,"intro": NonNullable<Json>,"opened_at"?: string | null,"related"?: (string)[]
                  }
                  Update: {
                    "aliases"?: (string)[],"category_id"?: string,"every_vendor"?: boolean,"intro"?: NonNullable<Json>,"opened_at"?: string | null,"related"?: (string)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "category_pages_category_id_fkey"
      columns: ["category_id"]
isOneToOne: true
      referencedRelation: "categories"
      referencedColumns: ["id"]
    }
                  ]
                },"charge_codes": {
                  Row: {
                    "code": string,"includes_tax": boolean,"nature": string,"position": number,"supplied_by": string | null,"tax_class": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"includes_tax"?: boolean,"nature": string,"position": number,"supplied_by"?: string | null,"tax_class"?: string | null
                  }
                  Update: {
                    "code"?: string,"includes_tax"?: boolean,"nature"?: string,"position"?: number,"supplied_by"?: string | null,"tax_class"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"collections": {
                  Row: {
                    "from_time": string | null,"hue": string,"item_ids": (string)[],"kind": Database["public"]['Enums']["vendor_kind"],"most_paise": number | null,"name": string,"name_translations": NonNullable<Json>,"picture": string | null,"position": number,"slug": string,"to_time": string | null,"veg_only": boolean,"words": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "from_time"?: string | null,"hue"?: string,"item_ids"?: (string)[],"kind"?: Database["public"]['Enums']["vendor_kind"],"most_paise"?: number | null,"name": string,"name_translations"?: NonNullable<Json>,"picture"?: string | null,"position"?: number,"slug": string,"to_time"?: string | null,"veg_only"?: boolean,"words"?: (string)[]
                  }
                  Update: {
                    "from_time"?: string | null,"hue"?: string,"item_ids"?: (string)[],"kind"?: Database["public"]['Enums']["vendor_kind"],"most_paise"?: number | null,"name"?: string,"name_translations"?: NonNullable<Json>,"picture"?: string | null,"position"?: number,"slug"?: string,"to_time"?: string | null,"veg_only"?: boolean,"words"?: (string)[]
                  }
                  Relationships: [
                    
                  ]
                },"contact_blocks": {
                  Row: {
                    "at": string,"blocked_by": string,"blocked_id": string,"blocked_role": string,"blocker_id": string,"blocker_role": string,"conversation_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "at"?: string,"blocked_by": string,"blocked_id": string,"blocked_role": string,"blocker_id": string,"blocker_role": string,"conversation_id": string
                  }
                  Update: {
                    "at"?: string,"blocked_by"?: string,"blocked_id"?: string,"blocked_role"?: string,"blocker_id"?: string,"blocker_role"?: string,"conversation_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"coupon_redemptions": {
                  Row: {
                    "checkout_id": string,"code": string,"discount_paise": number,"id": string,"minimum_paise": number,"redeemed_at": string,"released_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "checkout_id": string,"code": string,"discount_paise": number,"id"?: string,"minimum_paise"?: number,"redeemed_at"?: string,"released_at"?: string | null,"user_id": string
                  }
                  Update: {
                    "checkout_id"?: string,"code"?: string,"discount_paise"?: number,"id"?: string,"minimum_paise"?: number,"redeemed_at"?: string,"released_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "coupon_redemptions_code_fkey"
      columns: ["code"]
isOneToOne: false
      referencedRelation: "coupons"
      referencedColumns: ["code"]
    }
                  ]
                },"coupons": {
                  Row: {
                    "budget_paise": number | null,"cap_paise": number | null,"code": string,"created_at": string,"first_order_only": boolean,"from_minute": number | null,"funded_by": string,"is_listed": boolean,"item_ids": (string)[] | null,"kind": string,"kinds": (string)[] | null,"made_by": string | null,"method": Database["public"]['Enums']["payment_method"] | null,"minimum_paise": number,"per_user_limit": number,"platform_share_bp": number,"region_id": string | null,"title": string,"title_translations": NonNullable<Json>,"to_minute": number | null,"total_limit": number | null,"valid_from": string,"valid_to": string | null,"value": number,"vendor_id": string | null,"weekdays": (number)[] | null
                  }
                  ComputedFields: never
                  Insert: {
                    "budget_paise"?: number | null,"cap_paise"?: number | null,"code": string,"created_at"?: string,"first_order_only"?: boolean,"from_minute"?: number | null,"funded_by"?: string,"is_listed"?: boolean,"item_ids"?: (string)[] | null,"kind": string,"kinds"?: (string)[] | null,"made_by"?: string | null,"method"?: Database["public"]['Enums']["payment_method"] | null,"minimum_paise"?: number,"per_user_limit"?: number,"platform_share_bp"?: number,"region_id"?: string | null,"title": string,"title_translations"?: NonNullable<Json>,"to_minute"?: number | null,"total_limit"?: number | null,"valid_from"?: string,"valid_to"?: string | null,"value"?: number,"vendor_id"?: string | null,"weekdays"?: (number)[] | null
                  }
                  Update: {
                    "budget_paise"?: number | null,"cap_paise"?: number | null,"code"?: string,"created_at"?: string,"first_order_only"?: boolean,"from_minute"?: number | null,"funded_by"?: string,"is_listed"?: boolean,"item_ids"?: (string)[] | null,"kind"?: string,"kinds"?: (string)[] | null,"made_by"?: string | null,"method"?: Database["public"]['Enums']["payment_method"] | null,"minimum_paise"?: number,"per_user_limit"?: number,"platform_share_bp"?: number,"region_id"?: string | null,"title"?: string,"title_translations"?: NonNullable<Json>,"to_minute"?: number | null,"total_limit"?: number | null,"valid_from"?: string,"valid_to"?: string | null,"value"?: number,"vendor_id"?: string | null,"weekdays"?: (number)[] | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "coupons_region_id_fkey"
      columns: ["region_id"]
isOneToOne: false
      referencedRelation: "regions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "coupons_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"courier_positions": {
                  Row: {
                    "accuracy_m": number | null,"at": string,"heading": number | null,"lat": number,"lng": number,"paused_since": string | null,"seen_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "accuracy_m"?: number | null,"at"?: string,"heading"?: number | null,"lat": number,"lng": number,"paused_since"?: string | null,"seen_at"?: string,"user_id": string
                  }
                  Update: {
                    "accuracy_m"?: number | null,"at"?: string,"heading"?: number | null,"lat"?: number,"lng"?: number,"paused_since"?: string | null,"seen_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "courier_positions_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "couriers"
      referencedColumns: ["user_id"]
    }
                  ]
                },"couriers": {
                  Row: {
                    "capacity": number,"cash_limit_paise": number,"created_at": string,"gender": string | null,"last_online_at": string | null,"name": string,"online": boolean,"phone": string | null,"photo": string | null,"plate": string | null,"rating": number | null,"ratings_count": number,"region_id": string,"stars_sum": number,"takes_goods": boolean,"takes_parcels": boolean,"takes_rides": boolean,"user_id": string,"vehicle_kind": string,"verified": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "capacity"?: number,"cash_limit_paise"?: number,"created_at"?: string,"gender"?: string | null,"last_online_at"?: string | null,"name": string,"online"?: boolean,"phone"?: string | null,"photo"?: string | null,"plate"?: string | null,"rating"?: number | null,"ratings_count"?: number,"region_id": string,"stars_sum"?: number,"takes_goods"?: boolean,"takes_parcels"?: boolean,"takes_rides"?: boolean,"user_id": string,"vehicle_kind": string,"verified"?: boolean
                  }
                  Update: {
                    "capacity"?: number,"cash_limit_paise"?: number,"created_at"?: string,"gender"?: string | null,"last_online_at"?: string | null,"name"?: string,"online"?: boolean,"phone"?: string | null,"photo"?: string | null,"plate"?: string | null,"rating"?: number | null,"ratings_count"?: number,"region_id"?: string,"stars_sum"?: number,"takes_goods"?: boolean,"takes_parcels"?: boolean,"takes_rides"?: boolean,"user_id"?: string,"vehicle_kind"?: string,"verified"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "couriers_region_id_fkey"
      columns: ["region_id"]
isOneToOne: false
      referencedRelation: "regions"
      referencedColumns: ["id"]
    }
                  ]
                },"delivery_claims": {
                  Row: {
                    "amount_paise": number,"created_at": string,"decided_at": string | null,"decided_by": string | null,"id": string,"order_id": string,"status": string,"subscription_ids": (string)[],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise"?: number,"created_at"?: string,"decided_at"?: string | null,"decided_by"?: string | null,"id"?: string,"order_id": string,"status": string,"subscription_ids": (string)[],"user_id": string
                  }
                  Update: {
                    "amount_paise"?: number,"created_at"?: string,"decided_at"?: string | null,"decided_by"?: string | null,"id"?: string,"order_id"?: string,"status"?: string,"subscription_ids"?: (string)[],"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "delivery_claims_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"dictionary": {
                  Row: {
                    "kind": string,"language": string,"source": string,"text": string
                  }
                  ComputedFields: never
                  Insert: {
                    "kind": string,"language": string,"source": string,"text": string
                  }
                  Update: {
                    "kind"?: string,"language"?: string,"source"?: string,"text"?: string
                  }
                  Relationships: [
                    
                  ]
                },"digital_complaints": {
                  Row: {
                    "answer": string | null,"answered_at": string | null,"answered_by": string | null,"body": string,"category": string,"created_at": string,"id": string,"number": string,"order_id": string,"status": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: string | null,"answered_at"?: string | null,"answered_by"?: string | null,"body": string,"category": string,"created_at"?: string,"id"?: string,"number"?: string,"order_id": string,"status"?: string,"user_id": string
                  }
                  Update: {
                    "answer"?: string | null,"answered_at"?: string | null,"answered_by"?: string | null,"body"?: string,"category"?: string,"created_at"?: string,"id"?: string,"number"?: string,"order_id"?: string,"status"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "digital_complaints_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "digital_fulfilments"
      referencedColumns: ["order_id"]
    }
                  ]
                },"digital_fulfilments": {
                  Row: {
                    "amount_paise": number,"attempts": number,"bill_fetch_id": string | null,"biller_code": string | null,"circle_code": string | null,"created_at": string,"deadline_at": string,"failure_code": string | null,"id": string,"last_error": string | null,"next_action": string,"next_at": string | null,"operator_code": string | null,"order_id": string,"parameters": NonNullable<Json>,"plan_id": string | null,"provider_reference": string | null,"request_id": string,"service": string,"state": string,"state_since": string,"target": string,"target_masked": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise": number,"attempts"?: number,"bill_fetch_id"?: string | null,"biller_code"?: string | null,"circle_code"?: string | null,"created_at"?: string,"deadline_at": string,"failure_code"?: string | null,"id"?: string,"last_error"?: string | null,"next_action"?: string,"next_at"?: string | null,"operator_code"?: string | null,"order_id": string,"parameters"?: NonNullable<Json>,"plan_id"?: string | null,"provider_reference"?: string | null,"request_id"?: string,"service": string,"state"?: string,"state_since"?: string,"target": string,"target_masked"?: never,"user_id": string
                  }
                  Update: {
                    "amount_paise"?: number,"attempts"?: number,"bill_fetch_id"?: string | null,"biller_code"?: string | null,"circle_code"?: string | null,"created_at"?: string,"deadline_at"?: string,"failure_code"?: string | null,"id"?: string,"last_error"?: string | null,"next_action"?: string,"next_at"?: string | null,"operator_code"?: string | null,"order_id"?: string,"parameters"?: NonNullable<Json>,"plan_id"?: string | null,"provider_reference"?: string | null,"request_id"?: string,"service"?: string,"state"?: string,"state_since"?: string,"target"?: string,"target_masked"?: never,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "digital_fulfilments_bill_fetch_id_fkey"
      columns: ["bill_fetch_id"]
isOneToOne: false
      referencedRelation: "bill_fetches"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "digital_fulfilments_biller_code_fkey"
      columns: ["biller_code"]
isOneToOne: false
      referencedRelation: "billers"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "digital_fulfilments_circle_code_fkey"
      columns: ["circle_code"]
isOneToOne: false
      referencedRelation: "telecom_circles"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "digital_fulfilments_operator_code_fkey"
      columns: ["operator_code"]
isOneToOne: false
      referencedRelation: "digital_operators"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "digital_fulfilments_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "digital_fulfilments_plan_id_fkey"
      columns: ["plan_id"]
isOneToOne: false
      referencedRelation: "digital_plans"
      referencedColumns: ["id"]
    }
                  ]
                },"digital_operators": {
                  Row: {
                    "active": boolean,"code": string,"fee_bp": number,"fee_cap_paise": number | null,"fee_paise": number,"kind": string,"max_paise": number | null,"min_paise": number | null,"name": string,"name_translations": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "active"?: boolean,"code": string,"fee_bp"?: number,"fee_cap_paise"?: number | null,"fee_paise"?: number,"kind": string,"max_paise"?: number | null,"min_paise"?: number | null,"name": string,"name_translations"?: NonNullable<Json>
                  }
                  Update: {
                    "active"?: boolean,"code"?: string,"fee_bp"?: number,"fee_cap_paise"?: number | null,"fee_paise"?: number,"kind"?: string,"max_paise"?: number | null,"min_paise"?: number | null,"name"?: string,"name_translations"?: NonNullable<Json>
                  }
                  Relationships: [
                    
                  ]
                },"digital_plans": {
                  Row: {
                    "active": boolean,"amount_paise": number,"calls": string | null,"circle_code": string | null,"data": string | null,"description": string,"description_translations": NonNullable<Json>,"id": string,"operator_code": string,"plan_group": string,"valid_from": string,"valid_to": string | null,"validity_days": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "active"?: boolean,"amount_paise": number,"calls"?: string | null,"circle_code"?: string | null,"data"?: string | null,"description": string,"description_translations"?: NonNullable<Json>,"id"?: string,"operator_code": string,"plan_group": string,"valid_from"?: string,"valid_to"?: string | null,"validity_days"?: number | null
                  }
                  Update: {
                    "active"?: boolean,"amount_paise"?: number,"calls"?: string | null,"circle_code"?: string | null,"data"?: string | null,"description"?: string,"description_translations"?: NonNullable<Json>,"id"?: string,"operator_code"?: string,"plan_group"?: string,"valid_from"?: string,"valid_to"?: string | null,"validity_days"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "digital_plans_circle_code_fkey"
      columns: ["circle_code"]
isOneToOne: false
      referencedRelation: "telecom_circles"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "digital_plans_operator_code_fkey"
      columns: ["operator_code"]
isOneToOne: false
      referencedRelation: "digital_operators"
      referencedColumns: ["code"]
    }
                  ]
                },"digital_reconciliation": {
                  Row: {
                    "answer": NonNullable<Json>,"fulfilment_id": string,"id": number,"kind": string,"note": string | null,"noted_at": string,"resolved_at": string | null,"resolved_by": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "answer": NonNullable<Json>,"fulfilment_id": string,"id"?: never,"kind": string,"note"?: string | null,"noted_at"?: string,"resolved_at"?: string | null,"resolved_by"?: string | null
                  }
                  Update: {
                    "answer"?: NonNullable<Json>,"fulfilment_id"?: string,"id"?: never,"kind"?: string,"note"?: string | null,"noted_at"?: string,"resolved_at"?: string | null,"resolved_by"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "digital_reconciliation_fulfilment_id_fkey"
      columns: ["fulfilment_id"]
isOneToOne: false
      referencedRelation: "digital_fulfilments"
      referencedColumns: ["id"]
    }
                  ]
                },"discover_filters": {
                  Row: {
                    "is_default": boolean,"key": string,"name": string,"name_translations": NonNullable<Json>,"position": number,"words": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "is_default"?: boolean,"key": string,"name": string,"name_translations"?: NonNullable<Json>,"position"?: number,"words": (string)[]
                  }
                  Update: {
                    "is_default"?: boolean,"key"?: string,"name"?: string,"name_translations"?: NonNullable<Json>,"position"?: number,"words"?: (string)[]
                  }
                  Relationships: [
                    
                  ]
                },"dish_options": {
                  Row: {
                    "diet": Database["public"]['Enums']["diet"],"option_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "diet": Database["public"]['Enums']["diet"],"option_id": string
                  }
                  Update: {
                    "diet"?: Database["public"]['Enums']["diet"],"option_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "dish_options_option_id_fkey"
      columns: ["option_id"]
isOneToOne: true
      referencedRelation: "item_options"
      referencedColumns: ["id"]
    }
                  ]
                },"dish_proposals": {
                  Row: {
                    "answer_by": string,"answered_at": string | null,"answered_by": string | null,"back_paise": number,"id": string,"item_id": string | null,"missing": number,"name": string | null,"offered_at": string,"order_id": string,"picture": string | null,"position": number,"quantity": number | null,"state": string,"total_paise": number,"unit_paise": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "answer_by": string,"answered_at"?: string | null,"answered_by"?: string | null,"back_paise"?: number,"id"?: string,"item_id"?: string | null,"missing": number,"name"?: string | null,"offered_at"?: string,"order_id": string,"picture"?: string | null,"position": number,"quantity"?: number | null,"state"?: string,"total_paise"?: number,"unit_paise"?: number | null
                  }
                  Update: {
                    "answer_by"?: string,"answered_at"?: string | null,"answered_by"?: string | null,"back_paise"?: number,"id"?: string,"item_id"?: string | null,"missing"?: number,"name"?: string | null,"offered_at"?: string,"order_id"?: string,"picture"?: string | null,"position"?: number,"quantity"?: number | null,"state"?: string,"total_paise"?: number,"unit_paise"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "dish_proposals_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "dish_proposals_order_id_position_fkey"
      columns: ["order_id","position"]
isOneToOne: false
      referencedRelation: "order_items"
      referencedColumns: ["order_id","position"]
    }
                  ]
                },"dishes": {
                  Row: {
                    "diet": Database["public"]['Enums']["diet"],"item_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "diet": Database["public"]['Enums']["diet"],"item_id": string
                  }
                  Update: {
                    "diet"?: Database["public"]['Enums']["diet"],"item_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "dishes_item_id_fkey"
      columns: ["item_id"]
isOneToOne: true
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    }
                  ]
                },"door_waits": {
                  Row: {
                    "back_at": string | null,"courier_id": string,"ended_at": string | null,"goes": string | null,"order_id": string,"picture": string | null,"started_at": string,"until_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "back_at"?: string | null,"courier_id": string,"ended_at"?: string | null,"goes"?: string | null,"order_id": string,"picture"?: string | null,"started_at"?: string,"until_at": string
                  }
                  Update: {
                    "back_at"?: string | null,"courier_id"?: string,"ended_at"?: string | null,"goes"?: string | null,"order_id"?: string,"picture"?: string | null,"started_at"?: string,"until_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "door_waits_courier_id_fkey"
      columns: ["courier_id"]
isOneToOne: false
      referencedRelation: "couriers"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "door_waits_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"enhanced_orders": {
                  Row: {
                    "accept_by": string | null,"address": Json | null,"cancel_reason": string | null,"cancelled_by": string | null,"cash_change_for_paise": number | null,"category": string,"charge_paise": number,"checkout_id": string,"created_at": string,"credit_paise": number,"discount_amount": number | null,"discount_paise": number,"distance_m": number,"id": string,"instructions": string | null,"items": NonNullable<Json>,"kind": Database["public"]['Enums']["order_kind"],"last_seq": number,"order_number": string,"payment_method": Database["public"]['Enums']["payment_method"],"payment_status": Database["public"]['Enums']["payment_status"],"placed_at": string | null,"prep_minutes": number | null,"promised_max_at": string | null,"promised_min_at": string | null,"promo_code": string | null,"refund_paise": number,"region_id": string,"scheduled_for": string | null,"status": Database["public"]['Enums']["order_status"],"status_since": string,"terms": NonNullable<Json>,"total_amount": number | null,"total_paise": number,"trade": string,"updated_at": string,"user_id": string,"vendor_id": string | null,"vendor_name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "accept_by"?: string | null,"address"?: Json | null,"cancel_reason"?: string | null,"cancelled_by"?: string | null,"cash_change_for_paise"?: number | null,"category": string,"charge_paise"?: number,"checkout_id": string,"created_at"?: string,"credit_paise"?: number,"discount_amount"?: never,"discount_paise"?: number,"distance_m"?: number,"id"?: string,"instructions"?: string | null,"items": NonNullable<Json>,"kind": Database["public"]['Enums']["order_kind"],"last_seq"?: number,"order_number": string,"payment_method": Database["public"]['Enums']["payment_method"],"payment_status"?: Database["public"]['Enums']["payment_status"],"placed_at"?: string | null,"prep_minutes"?: number | null,"promised_max_at"?: string | null,"promised_min_at"?: string | null,"promo_code"?: string | null,"refund_paise"?: number,"region_id": string,"scheduled_for"?: string | null,"status"?: Database["public"]['Enums']["order_status"],"status_since"?: string,"terms": NonNullable<Json>,"total_amount"?: never,"total_paise": number,"trade": string,"updated_at"?: string,"user_id": string,"vendor_id"?: string | null,"vendor_name": string
                  }
                  Update: {
                    "accept_by"?: string | null,"address"?: Json | null,"cancel_reason"?: string | null,"cancelled_by"?: string | null,"cash_change_for_paise"?: number | null,"category"?: string,"charge_paise"?: number,"checkout_id"?: string,"created_at"?: string,"credit_paise"?: number,"discount_amount"?: never,"discount_paise"?: number,"distance_m"?: number,"id"?: string,"instructions"?: string | null,"items"?: NonNullable<Json>,"kind"?: Database["public"]['Enums']["order_kind"],"last_seq"?: number,"order_number"?: string,"payment_method"?: Database["public"]['Enums']["payment_method"],"payment_status"?: Database["public"]['Enums']["payment_status"],"placed_at"?: string | null,"prep_minutes"?: number | null,"promised_max_at"?: string | null,"promised_min_at"?: string | null,"promo_code"?: string | null,"refund_paise"?: number,"region_id"?: string,"scheduled_for"?: string | null,"status"?: Database["public"]['Enums']["order_status"],"status_since"?: string,"terms"?: NonNullable<Json>,"total_amount"?: never,"total_paise"?: number,"trade"?: string,"updated_at"?: string,"user_id"?: string,"vendor_id"?: string | null,"vendor_name"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "enhanced_orders_region_id_fkey"
      columns: ["region_id"]
isOneToOne: false
      referencedRelation: "regions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "enhanced_orders_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"faq_articles": {
                  Row: {
                    "action": string | null,"answer": string,"answer_translations": NonNullable<Json>,"keywords": string,"position": number,"published": boolean,"question": string,"question_translations": NonNullable<Json>,"slug": string,"topic": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action"?: string | null,"answer": string,"answer_translations"?: NonNullable<Json>,"keywords"?: string,"position": number,"published"?: boolean,"question": string,"question_translations"?: NonNullable<Json>,"slug": string,"topic": string,"updated_at"?: string
                  }
                  Update: {
                    "action"?: string | null,"answer"?: string,"answer_translations"?: NonNullable<Json>,"keywords"?: string,"position"?: number,"published"?: boolean,"question"?: string,"question_translations"?: NonNullable<Json>,"slug"?: string,"topic"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"fee_rules": {
                  Row: {
                    "base_distance_m": number,"base_paise": number,"id": string,"per_km_paise": number,"platform_paise": number,"region_id": string | null,"small_cart_below_paise": number,"small_cart_paise": number,"surge_paise": number,"valid_from": string
                  }
                  ComputedFields: never
                  Insert: {
                    "base_distance_m": number,"base_paise": number,"id"?: string,"per_km_paise": number,"platform_paise"?: number,"region_id"?: string | null,"small_cart_below_paise"?: number,"small_cart_paise"?: number,"surge_paise"?: number,"valid_from"?: string
                  }
                  Update: {
                    "base_distance_m"?: number,"base_paise"?: number,"id"?: string,"per_km_paise"?: number,"platform_paise"?: number,"region_id"?: string | null,"small_cart_below_paise"?: number,"small_cart_paise"?: number,"surge_paise"?: number,"valid_from"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "fee_rules_region_id_fkey"
      columns: ["region_id"]
isOneToOne: false
      referencedRelation: "regions"
      referencedColumns: ["id"]
    }
                  ]
                },"fee_surcharges": {
                  Row: {
                    "amount_paise": number | null,"created_at": string,"created_by": string | null,"ended_by": string | null,"from_time": string | null,"id": string,"rate_bp": number | null,"reason": string,"region_id": string | null,"to_time": string | null,"valid_from": string,"valid_to": string | null,"weekdays": (number)[] | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise"?: number | null,"created_at"?: string,"created_by"?: string | null,"ended_by"?: string | null,"from_time"?: string | null,"id"?: string,"rate_bp"?: number | null,"reason": string,"region_id"?: string | null,"to_time"?: string | null,"valid_from"?: string,"valid_to"?: string | null,"weekdays"?: (number)[] | null
                  }
                  Update: {
                    "amount_paise"?: number | null,"created_at"?: string,"created_by"?: string | null,"ended_by"?: string | null,"from_time"?: string | null,"id"?: string,"rate_bp"?: number | null,"reason"?: string,"region_id"?: string | null,"to_time"?: string | null,"valid_from"?: string,"valid_to"?: string | null,"weekdays"?: (number)[] | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "fee_surcharges_region_id_fkey"
      columns: ["region_id"]
isOneToOne: false
      referencedRelation: "regions"
      referencedColumns: ["id"]
    }
                  ]
                },"food_orders": {
                  Row: {
                    "no_cutlery": boolean,"order_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "no_cutlery": boolean,"order_id": string
                  }
                  Update: {
                    "no_cutlery"?: boolean,"order_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "food_orders_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"goods": {
                  Row: {
                    "barcode": string | null,"brand": string | null,"gallery": (string)[],"is_food": boolean,"item_id": string,"origin": string | null,"pack_size": number | null,"pack_unit": string | null,"product_id": string | null,"return_days": number,"shelf_life_days": number | null,"sold_by": string,"storage": string,"variant": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "barcode"?: string | null,"brand"?: string | null,"gallery"?: (string)[],"is_food"?: boolean,"item_id": string,"origin"?: string | null,"pack_size"?: number | null,"pack_unit"?: string | null,"product_id"?: string | null,"return_days"?: number,"shelf_life_days"?: number | null,"sold_by"?: string,"storage"?: string,"variant"?: NonNullable<Json>
                  }
                  Update: {
                    "barcode"?: string | null,"brand"?: string | null,"gallery"?: (string)[],"is_food"?: boolean,"item_id"?: string,"origin"?: string | null,"pack_size"?: number | null,"pack_unit"?: string | null,"product_id"?: string | null,"return_days"?: number,"shelf_life_days"?: number | null,"sold_by"?: string,"storage"?: string,"variant"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "goods_item_id_fkey"
      columns: ["item_id"]
isOneToOne: true
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "goods_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"grocery_bags": {
                  Row: {
                    "checked_at": string | null,"checked_by": string | null,"code": string,"holds": string,"number": number,"order_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "checked_at"?: string | null,"checked_by"?: string | null,"code": string,"holds": string,"number": number,"order_id": string
                  }
                  Update: {
                    "checked_at"?: string | null,"checked_by"?: string | null,"code"?: string,"holds"?: string,"number"?: number,"order_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "grocery_bags_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "grocery_orders"
      referencedColumns: ["order_id"]
    }
                  ]
                },"grocery_lines": {
                  Row: {
                    "charged_paise": number | null,"decided_at": string | null,"item_id": string | null,"order_id": string,"ordered_grams": number | null,"packed_with": string,"picked_grams": number | null,"picked_quantity": number | null,"position": number,"prefer": string,"state": string,"substitute_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "charged_paise"?: number | null,"decided_at"?: string | null,"item_id"?: string | null,"order_id": string,"ordered_grams"?: number | null,"packed_with": string,"picked_grams"?: number | null,"picked_quantity"?: number | null,"position": number,"prefer"?: string,"state"?: string,"substitute_id"?: string | null
                  }
                  Update: {
                    "charged_paise"?: number | null,"decided_at"?: string | null,"item_id"?: string | null,"order_id"?: string,"ordered_grams"?: number | null,"packed_with"?: string,"picked_grams"?: number | null,"picked_quantity"?: number | null,"position"?: number,"prefer"?: string,"state"?: string,"substitute_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "grocery_lines_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "grocery_lines_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "grocery_orders"
      referencedColumns: ["order_id"]
    },{
      foreignKeyName: "grocery_lines_order_id_position_fkey"
      columns: ["order_id","position"]
isOneToOne: true
      referencedRelation: "order_items"
      referencedColumns: ["order_id","position"]
    },{
      foreignKeyName: "grocery_lines_substitute_id_fkey"
      columns: ["substitute_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    }
                  ]
                },"grocery_orders": {
                  Row: {
                    "order_id": string,"packed_at": string | null,"picking_at": string | null,"refunded_paise": number,"weight_tolerance_bp": number
                  }
                  ComputedFields: never
                  Insert: {
                    "order_id": string,"packed_at"?: string | null,"picking_at"?: string | null,"refunded_paise"?: number,"weight_tolerance_bp": number
                  }
                  Update: {
                    "order_id"?: string,"packed_at"?: string | null,"picking_at"?: string | null,"refunded_paise"?: number,"weight_tolerance_bp"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "grocery_orders_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"grocery_stores": {
                  Row: {
                    "departments": (string)[],"fssai_number": string | null,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "departments"?: (string)[],"fssai_number"?: string | null,"vendor_id": string
                  }
                  Update: {
                    "departments"?: (string)[],"fssai_number"?: string | null,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "grocery_stores_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: true
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"invoice_taxes": {
                  Row: {
                    "cgst_paise": number,"code": string | null,"gross_paise": number,"igst_paise": number,"included": boolean,"invoice_id": string,"rate_bp": number,"sgst_paise": number,"tax_class": string,"taxable_paise": number
                  }
                  ComputedFields: never
                  Insert: {
                    "cgst_paise": number,"code"?: string | null,"gross_paise": number,"igst_paise": number,"included": boolean,"invoice_id": string,"rate_bp": number,"sgst_paise": number,"tax_class": string,"taxable_paise": number
                  }
                  Update: {
                    "cgst_paise"?: number,"code"?: string | null,"gross_paise"?: number,"igst_paise"?: number,"included"?: boolean,"invoice_id"?: string,"rate_bp"?: number,"sgst_paise"?: number,"tax_class"?: string,"taxable_paise"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "invoice_taxes_invoice_id_fkey"
      columns: ["invoice_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id"]
    }
                  ]
                },"invoices": {
                  Row: {
                    "financial_year": string,"id": string,"is_interstate": boolean,"issued_at": string,"issuer": NonNullable<Json>,"issuer_id": string | null,"kind": Database["public"]['Enums']["invoice_kind"],"lines": NonNullable<Json>,"number": string,"of_invoice": string | null,"order_id": string | null,"place_of_supply": string,"recipient": Json | null,"reduction_paise": number,"section_9_5": boolean,"supplier": NonNullable<Json>,"supplier_id": string | null,"term_id": string | null,"total_paise": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "financial_year": string,"id"?: string,"is_interstate": boolean,"issued_at": string,"issuer": NonNullable<Json>,"issuer_id"?: string | null,"kind": Database["public"]['Enums']["invoice_kind"],"lines": NonNullable<Json>,"number": string,"of_invoice"?: string | null,"order_id"?: string | null,"place_of_supply": string,"recipient"?: Json | null,"reduction_paise": number,"section_9_5": boolean,"supplier": NonNullable<Json>,"supplier_id"?: string | null,"term_id"?: string | null,"total_paise": number,"user_id": string
                  }
                  Update: {
                    "financial_year"?: string,"id"?: string,"is_interstate"?: boolean,"issued_at"?: string,"issuer"?: NonNullable<Json>,"issuer_id"?: string | null,"kind"?: Database["public"]['Enums']["invoice_kind"],"lines"?: NonNullable<Json>,"number"?: string,"of_invoice"?: string | null,"order_id"?: string | null,"place_of_supply"?: string,"recipient"?: Json | null,"reduction_paise"?: number,"section_9_5"?: boolean,"supplier"?: NonNullable<Json>,"supplier_id"?: string | null,"term_id"?: string | null,"total_paise"?: number,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "invoices_issuer_id_fkey"
      columns: ["issuer_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "invoices_of_invoice_fkey"
      columns: ["of_invoice"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "invoices_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "invoices_supplier_id_fkey"
      columns: ["supplier_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"item_option_groups": {
                  Row: {
                    "id": string,"item_id": string,"max_choices": number,"min_choices": number,"name": string,"name_translations": NonNullable<Json>,"position": number
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: string,"item_id": string,"max_choices"?: number,"min_choices"?: number,"name": string,"name_translations"?: NonNullable<Json>,"position"?: number
                  }
                  Update: {
                    "id"?: string,"item_id"?: string,"max_choices"?: number,"min_choices"?: number,"name"?: string,"name_translations"?: NonNullable<Json>,"position"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "item_option_groups_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    }
                  ]
                },"item_options": {
                  Row: {
                    "group_id": string,"id": string,"is_available": boolean,"name": string,"name_translations": NonNullable<Json>,"position": number,"price_paise": number
                  }
                  ComputedFields: never
                  Insert: {
                    "group_id": string,"id"?: string,"is_available"?: boolean,"name": string,"name_translations"?: NonNullable<Json>,"position"?: number,"price_paise"?: number
                  }
                  Update: {
                    "group_id"?: string,"id"?: string,"is_available"?: boolean,"name"?: string,"name_translations"?: NonNullable<Json>,"position"?: number,"price_paise"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "item_options_group_id_fkey"
      columns: ["group_id"]
isOneToOne: false
      referencedRelation: "item_option_groups"
      referencedColumns: ["id"]
    }
                  ]
                },"job_offers": {
                  Row: {
                    "answered_at": string | null,"courier_id": string,"distance_to_pickup_m": number,"expires_at": string,"factors": NonNullable<Json>,"id": string,"job_id": string,"left_as": string | null,"offered_at": string,"outcome": Database["public"]['Enums']["offer_outcome"],"reason": string | null,"round": number
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string | null,"courier_id": string,"distance_to_pickup_m": number,"expires_at": string,"factors"?: NonNullable<Json>,"id"?: string,"job_id": string,"left_as"?: string | null,"offered_at"?: string,"outcome"?: Database["public"]['Enums']["offer_outcome"],"reason"?: string | null,"round": number
                  }
                  Update: {
                    "answered_at"?: string | null,"courier_id"?: string,"distance_to_pickup_m"?: number,"expires_at"?: string,"factors"?: NonNullable<Json>,"id"?: string,"job_id"?: string,"left_as"?: string | null,"offered_at"?: string,"outcome"?: Database["public"]['Enums']["offer_outcome"],"reason"?: string | null,"round"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "job_offers_courier_id_fkey"
      columns: ["courier_id"]
isOneToOne: false
      referencedRelation: "couriers"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "job_offers_job_id_fkey"
      columns: ["job_id"]
isOneToOne: false
      referencedRelation: "jobs"
      referencedColumns: ["id"]
    }
                  ]
                },"job_stops": {
                  Row: {
                    "address": string | null,"arrived_at": string | null,"code_purpose": string | null,"done_at": string | null,"job_id": string,"landmark": string | null,"lat": number,"lng": number,"n": number,"proof": string | null,"what": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string | null,"arrived_at"?: string | null,"code_purpose"?: string | null,"done_at"?: string | null,"job_id": string,"landmark"?: string | null,"lat": number,"lng": number,"n": number,"proof"?: string | null,"what": string
                  }
                  Update: {
                    "address"?: string | null,"arrived_at"?: string | null,"code_purpose"?: string | null,"done_at"?: string | null,"job_id"?: string,"landmark"?: string | null,"lat"?: number,"lng"?: number,"n"?: number,"proof"?: string | null,"what"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "job_stops_job_id_fkey"
      columns: ["job_id"]
isOneToOne: false
      referencedRelation: "jobs"
      referencedColumns: ["id"]
    }
                  ]
                },"jobs": {
                  Row: {
                    "asked_until": string | null,"assigned_at": string | null,"distance_m": number,"done_at": string | null,"id": string,"leg": number,"load_grams": number | null,"nobody_since": string | null,"order_id": string,"pay_paise": number,"performer_id": string | null,"quiet_until": string | null,"region_id": string,"round": number,"search_started_at": string | null,"state": Database["public"]['Enums']["job_state"],"vehicle_class": string | null,"vendor_id": string | null,"wishes": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "asked_until"?: string | null,"assigned_at"?: string | null,"distance_m": number,"done_at"?: string | null,"id"?: string,"leg": number,"load_grams"?: number | null,"nobody_since"?: string | null,"order_id": string,"pay_paise": number,"performer_id"?: string | null,"quiet_until"?: string | null,"region_id": string,"round"?: number,"search_started_at"?: string | null,"state"?: Database["public"]['Enums']["job_state"],"vehicle_class"?: string | null,"vendor_id"?: string | null,"wishes"?: NonNullable<Json>
                  }
                  Update: {
                    "asked_until"?: string | null,"assigned_at"?: string | null,"distance_m"?: number,"done_at"?: string | null,"id"?: string,"leg"?: number,"load_grams"?: number | null,"nobody_since"?: string | null,"order_id"?: string,"pay_paise"?: number,"performer_id"?: string | null,"quiet_until"?: string | null,"region_id"?: string,"round"?: number,"search_started_at"?: string | null,"state"?: Database["public"]['Enums']["job_state"],"vehicle_class"?: string | null,"vendor_id"?: string | null,"wishes"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "jobs_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "jobs_performer_id_fkey"
      columns: ["performer_id"]
isOneToOne: false
      referencedRelation: "couriers"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "jobs_region_id_fkey"
      columns: ["region_id"]
isOneToOne: false
      referencedRelation: "regions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "jobs_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"less_suggestions": {
                  Row: {
                    "created_at": string,"item_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"item_id": string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"item_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "less_suggestions_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    }
                  ]
                },"message_reports": {
                  Row: {
                    "at": string,"conversation_id": string,"reason": string,"reporter_id": string,"seq": number
                  }
                  ComputedFields: never
                  Insert: {
                    "at"?: string,"conversation_id": string,"reason": string,"reporter_id": string,"seq": number
                  }
                  Update: {
                    "at"?: string,"conversation_id"?: string,"reason"?: string,"reporter_id"?: string,"seq"?: number
                  }
                  Relationships: [
                    
                  ]
                },"number_series": {
                  Row: {
                    "circle_code": string | null,"kind": string,"operator_name": string,"prefix": string
                  }
                  ComputedFields: never
                  Insert: {
                    "circle_code"?: string | null,"kind": string,"operator_name": string,"prefix": string
                  }
                  Update: {
                    "circle_code"?: string | null,"kind"?: string,"operator_name"?: string,"prefix"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "number_series_circle_code_fkey"
      columns: ["circle_code"]
isOneToOne: false
      referencedRelation: "telecom_circles"
      referencedColumns: ["code"]
    }
                  ]
                },"order_charges": {
                  Row: {
                    "amount_paise": number,"at": string,"base_paise": number | null,"bearer": string,"benefit_paise": number | null,"code": string,"gross_paise": number | null,"included": boolean,"of_position": number | null,"order_id": string,"phase": Database["public"]['Enums']["charge_phase"],"position": number,"rate_bp": number | null,"tax_class": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise": number,"at"?: string,"base_paise"?: number | null,"bearer"?: string,"benefit_paise"?: number | null,"code": string,"gross_paise"?: number | null,"included"?: boolean,"of_position"?: number | null,"order_id": string,"phase"?: Database["public"]['Enums']["charge_phase"],"position": number,"rate_bp"?: number | null,"tax_class"?: string | null
                  }
                  Update: {
                    "amount_paise"?: number,"at"?: string,"base_paise"?: number | null,"bearer"?: string,"benefit_paise"?: number | null,"code"?: string,"gross_paise"?: number | null,"included"?: boolean,"of_position"?: number | null,"order_id"?: string,"phase"?: Database["public"]['Enums']["charge_phase"],"position"?: number,"rate_bp"?: number | null,"tax_class"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_charges_code_fkey"
      columns: ["code"]
isOneToOne: false
      referencedRelation: "charge_codes"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "order_charges_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "order_charges_order_id_of_position_fkey"
      columns: ["order_id","of_position"]
isOneToOne: false
      referencedRelation: "order_charges"
      referencedColumns: ["order_id","position"]
    }
                  ]
                },"order_events": {
                  Row: {
                    "actor_id": string | null,"actor_role": string,"at": string,"from_status": Database["public"]['Enums']["order_status"] | null,"note": string | null,"order_id": string,"reason_code": string | null,"seq": number,"to_status": Database["public"]['Enums']["order_status"]
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_id"?: string | null,"actor_role": string,"at"?: string,"from_status"?: Database["public"]['Enums']["order_status"] | null,"note"?: string | null,"order_id": string,"reason_code"?: string | null,"seq": number,"to_status": Database["public"]['Enums']["order_status"]
                  }
                  Update: {
                    "actor_id"?: string | null,"actor_role"?: string,"at"?: string,"from_status"?: Database["public"]['Enums']["order_status"] | null,"note"?: string | null,"order_id"?: string,"reason_code"?: string | null,"seq"?: number,"to_status"?: Database["public"]['Enums']["order_status"]
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_events_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"order_gifts": {
                  Row: {
                    "checkout_id": string,"message": string,"recipient": string,"sender": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "checkout_id": string,"message"?: string,"recipient": string,"sender"?: string,"user_id": string
                  }
                  Update: {
                    "checkout_id"?: string,"message"?: string,"recipient"?: string,"sender"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"order_goods": {
                  Row: {
                    "order_id": string,"position": number,"product_id": string | null,"return_days": number,"variant": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "order_id": string,"position": number,"product_id"?: string | null,"return_days": number,"variant": NonNullable<Json>
                  }
                  Update: {
                    "order_id"?: string,"position"?: number,"product_id"?: string | null,"return_days"?: number,"variant"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_goods_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"order_items": {
                  Row: {
                    "charged_paise": number | null,"charged_quantity": number | null,"for_name": string | null,"item_id": string | null,"name": string,"option_ids": (string)[],"options": NonNullable<Json>,"order_id": string,"position": number,"quantity": number,"special_instructions": string | null,"stock_taken": number,"tax_class": string,"total_paise": number,"unit_paise": number
                  }
                  ComputedFields: never
                  Insert: {
                    "charged_paise"?: number | null,"charged_quantity"?: number | null,"for_name"?: string | null,"item_id"?: string | null,"name": string,"option_ids"?: (string)[],"options"?: NonNullable<Json>,"order_id": string,"position": number,"quantity": number,"special_instructions"?: string | null,"stock_taken"?: number,"tax_class": string,"total_paise": number,"unit_paise": number
                  }
                  Update: {
                    "charged_paise"?: number | null,"charged_quantity"?: number | null,"for_name"?: string | null,"item_id"?: string | null,"name"?: string,"option_ids"?: (string)[],"options"?: NonNullable<Json>,"order_id"?: string,"position"?: number,"quantity"?: number,"special_instructions"?: string | null,"stock_taken"?: number,"tax_class"?: string,"total_paise"?: number,"unit_paise"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_items_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"order_transition_rules": {
                  Row: {
                    "arrives_at": string | null,"from_status": Database["public"]['Enums']["order_status"],"guard": string | null,"guarded_roles": (string)[],"kind": Database["public"]['Enums']["order_kind"],"needs_code": string | null,"roles": (string)[],"to_status": Database["public"]['Enums']["order_status"]
                  }
                  ComputedFields: never
                  Insert: {
                    "arrives_at"?: string | null,"from_status": Database["public"]['Enums']["order_status"],"guard"?: string | null,"guarded_roles"?: (string)[],"kind": Database["public"]['Enums']["order_kind"],"needs_code"?: string | null,"roles": (string)[],"to_status": Database["public"]['Enums']["order_status"]
                  }
                  Update: {
                    "arrives_at"?: string | null,"from_status"?: Database["public"]['Enums']["order_status"],"guard"?: string | null,"guarded_roles"?: (string)[],"kind"?: Database["public"]['Enums']["order_kind"],"needs_code"?: string | null,"roles"?: (string)[],"to_status"?: Database["public"]['Enums']["order_status"]
                  }
                  Relationships: [
                    
                  ]
                },"payments": {
                  Row: {
                    "amount_paise": number,"checkout_id": string | null,"collected_at": string | null,"collected_by": string | null,"collected_role": string | null,"collected_vendor": string | null,"created_at": string,"due": string,"due_at": string | null,"id": string,"method": Database["public"]['Enums']["payment_method"],"order_id": string,"payer_role": string,"position": number,"provider_order_id": string | null,"provider_payment_id": string | null,"refunded_paise": number,"status": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise": number,"checkout_id"?: string | null,"collected_at"?: string | null,"collected_by"?: string | null,"collected_role"?: string | null,"collected_vendor"?: string | null,"created_at"?: string,"due"?: string,"due_at"?: string | null,"id"?: string,"method": Database["public"]['Enums']["payment_method"],"order_id": string,"payer_role"?: string,"position"?: number,"provider_order_id"?: string | null,"provider_payment_id"?: string | null,"refunded_paise"?: number,"status": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "amount_paise"?: number,"checkout_id"?: string | null,"collected_at"?: string | null,"collected_by"?: string | null,"collected_role"?: string | null,"collected_vendor"?: string | null,"created_at"?: string,"due"?: string,"due_at"?: string | null,"id"?: string,"method"?: Database["public"]['Enums']["payment_method"],"order_id"?: string,"payer_role"?: string,"position"?: number,"provider_order_id"?: string | null,"provider_payment_id"?: string | null,"refunded_paise"?: number,"status"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "payments_collected_vendor_fkey"
      columns: ["collected_vendor"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "payments_order_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"payout_statement_lines": {
                  Row: {
                    "amount_paise": number,"code": string,"movements": number,"position": number,"statement_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise": number,"code": string,"movements"?: number,"position": number,"statement_id": string
                  }
                  Update: {
                    "amount_paise"?: number,"code"?: string,"movements"?: number,"position"?: number,"statement_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "payout_statement_lines_statement_id_fkey"
      columns: ["statement_id"]
isOneToOne: false
      referencedRelation: "payout_statements"
      referencedColumns: ["id"]
    }
                  ]
                },"payout_statements": {
                  Row: {
                    "account_kind": Database["public"]['Enums']["ledger_account_kind"],"carried_paise": number,"closing_paise": number,"cycle": string,"held_paise": number,"id": string,"lines_paise": number,"made_at": string,"opening_paise": number,"owner_id": string,"payout_id": string | null,"payout_paise": number,"reason": string | null,"run_at": string,"since": string | null,"through_entry": number
                  }
                  ComputedFields: never
                  Insert: {
                    "account_kind": Database["public"]['Enums']["ledger_account_kind"],"carried_paise"?: number,"closing_paise"?: number,"cycle": string,"held_paise"?: number,"id"?: string,"lines_paise"?: number,"made_at"?: string,"opening_paise"?: number,"owner_id": string,"payout_id"?: string | null,"payout_paise"?: number,"reason"?: string | null,"run_at": string,"since"?: string | null,"through_entry"?: number
                  }
                  Update: {
                    "account_kind"?: Database["public"]['Enums']["ledger_account_kind"],"carried_paise"?: number,"closing_paise"?: number,"cycle"?: string,"held_paise"?: number,"id"?: string,"lines_paise"?: number,"made_at"?: string,"opening_paise"?: number,"owner_id"?: string,"payout_id"?: string | null,"payout_paise"?: number,"reason"?: string | null,"run_at"?: string,"since"?: string | null,"through_entry"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "payout_statements_payout_id_fkey"
      columns: ["payout_id"]
isOneToOne: false
      referencedRelation: "payouts"
      referencedColumns: ["id"]
    }
                  ]
                },"payouts": {
                  Row: {
                    "account_id": string,"account_kind": Database["public"]['Enums']["ledger_account_kind"],"amount_paise": number,"attempts": number,"destination": string,"fee_paise": number,"fee_tax_paise": number,"id": string,"method": string,"next_at": string,"note": string | null,"owner_id": string,"provider_payout_id": string | null,"reference": string | null,"requested_at": string,"requested_by": string | null,"set_off_paise": number,"settled_at": string | null,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "account_id": string,"account_kind": Database["public"]['Enums']["ledger_account_kind"],"amount_paise": number,"attempts"?: number,"destination": string,"fee_paise"?: number,"fee_tax_paise"?: number,"id"?: string,"method": string,"next_at"?: string,"note"?: string | null,"owner_id": string,"provider_payout_id"?: string | null,"reference"?: string | null,"requested_at"?: string,"requested_by"?: string | null,"set_off_paise"?: number,"settled_at"?: string | null,"status"?: string
                  }
                  Update: {
                    "account_id"?: string,"account_kind"?: Database["public"]['Enums']["ledger_account_kind"],"amount_paise"?: number,"attempts"?: number,"destination"?: string,"fee_paise"?: number,"fee_tax_paise"?: number,"id"?: string,"method"?: string,"next_at"?: string,"note"?: string | null,"owner_id"?: string,"provider_payout_id"?: string | null,"reference"?: string | null,"requested_at"?: string,"requested_by"?: string | null,"set_off_paise"?: number,"settled_at"?: string | null,"status"?: string
                  }
                  Relationships: [
                    
                  ]
                },"pincode_zones": {
                  Row: {
                    "prefix": string,"zone": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "prefix": string,"zone"?: string | null
                  }
                  Update: {
                    "prefix"?: string,"zone"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "pincode_zones_zone_fkey"
      columns: ["zone"]
isOneToOne: false
      referencedRelation: "shipping_zones"
      referencedColumns: ["code"]
    }
                  ]
                },"policy_consents": {
                  Row: {
                    "at": string,"language": string,"policy": string,"user_id": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "at"?: string,"language": string,"policy": string,"user_id": string,"version": number
                  }
                  Update: {
                    "at"?: string,"language"?: string,"policy"?: string,"user_id"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "policy_consents_policy_version_fkey"
      columns: ["policy","version"]
isOneToOne: false
      referencedRelation: "policy_versions"
      referencedColumns: ["policy","version"]
    }
                  ]
                },"policy_versions": {
                  Row: {
                    "digest": string,"effective_on": string,"needs_consent": boolean,"policy": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "digest": string,"effective_on": string,"needs_consent": boolean,"policy": string,"version": number
                  }
                  Update: {
                    "digest"?: string,"effective_on"?: string,"needs_consent"?: boolean,"policy"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"product_answers": {
                  Row: {
                    "author_id": string | null,"author_name": string,"body": string,"created_at": string,"id": string,"question_id": string,"reported_at": string | null,"reports": number,"state": string,"vendor_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"author_name"?: string,"body": string,"created_at"?: string,"id"?: string,"question_id": string,"reported_at"?: string | null,"reports"?: number,"state"?: string,"vendor_id"?: string | null
                  }
                  Update: {
                    "author_id"?: string | null,"author_name"?: string,"body"?: string,"created_at"?: string,"id"?: string,"question_id"?: string,"reported_at"?: string | null,"reports"?: number,"state"?: string,"vendor_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_answers_question_id_fkey"
      columns: ["question_id"]
isOneToOne: false
      referencedRelation: "product_questions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "product_answers_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"product_questions": {
                  Row: {
                    "answers": number,"author_id": string | null,"author_name": string,"body": string,"created_at": string,"id": string,"product_id": string,"reported_at": string | null,"reports": number,"state": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answers"?: number,"author_id"?: string | null,"author_name"?: string,"body": string,"created_at"?: string,"id"?: string,"product_id": string,"reported_at"?: string | null,"reports"?: number,"state"?: string
                  }
                  Update: {
                    "answers"?: number,"author_id"?: string | null,"author_name"?: string,"body"?: string,"created_at"?: string,"id"?: string,"product_id"?: string,"reported_at"?: string | null,"reports"?: number,"state"?: string
                  }
                  Relationships: [
                    
                  ]
                },"products": {
                  Row: {
                    "brand": string | null,"category_id": string | null,"created_at": string,"created_by_vendor": string | null,"description": string,"gallery": (string)[],"id": string,"name": string,"name_translations": NonNullable<Json>,"search": string | null,"size_guide": Json | null,"specs": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "brand"?: string | null,"category_id"?: string | null,"created_at"?: string,"created_by_vendor"?: string | null,"description"?: string,"gallery"?: (string)[],"id"?: string,"name": string,"name_translations"?: NonNullable<Json>,"search"?: never,"size_guide"?: Json | null,"specs"?: NonNullable<Json>
                  }
                  Update: {
                    "brand"?: string | null,"category_id"?: string | null,"created_at"?: string,"created_by_vendor"?: string | null,"description"?: string,"gallery"?: (string)[],"id"?: string,"name"?: string,"name_translations"?: NonNullable<Json>,"search"?: never,"size_guide"?: Json | null,"specs"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "products_category_id_fkey"
      columns: ["category_id"]
isOneToOne: false
      referencedRelation: "categories"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "products_created_by_vendor_fkey"
      columns: ["created_by_vendor"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"profiles": {
                  Row: {
                    "address": string | null,"avatar_url": string | null,"city": string | null,"created_at": string,"full_name": string | null,"id": string,"language": string,"personal_suggestions": boolean,"phone": string | null,"updated_at": string,"verified": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string | null,"avatar_url"?: string | null,"city"?: string | null,"created_at"?: string,"full_name"?: string | null,"id": string,"language"?: string,"personal_suggestions"?: boolean,"phone"?: string | null,"updated_at"?: string,"verified"?: boolean
                  }
                  Update: {
                    "address"?: string | null,"avatar_url"?: string | null,"city"?: string | null,"created_at"?: string,"full_name"?: string | null,"id"?: string,"language"?: string,"personal_suggestions"?: boolean,"phone"?: string | null,"updated_at"?: string,"verified"?: boolean
                  }
                  Relationships: [
                    
                  ]
                },"provider_applications": {
                  Row: {
                    "agreed_at": string | null,"agreement": number | null,"created_at": string,"decided_at": string | null,"decided_by": string | null,"id": string,"language": string,"made": string | null,"note": string | null,"profile": NonNullable<Json>,"reason": string | null,"renews": string | null,"reviewer": string | null,"role": string,"state": string,"submitted_at": string | null,"updated_at": string,"user_id": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed_at"?: string | null,"agreement"?: number | null,"created_at"?: string,"decided_at"?: string | null,"decided_by"?: string | null,"id"?: string,"language"?: string,"made"?: string | null,"note"?: string | null,"profile"?: NonNullable<Json>,"reason"?: string | null,"renews"?: string | null,"reviewer"?: string | null,"role": string,"state"?: string,"submitted_at"?: string | null,"updated_at"?: string,"user_id": string,"version"?: number
                  }
                  Update: {
                    "agreed_at"?: string | null,"agreement"?: number | null,"created_at"?: string,"decided_at"?: string | null,"decided_by"?: string | null,"id"?: string,"language"?: string,"made"?: string | null,"note"?: string | null,"profile"?: NonNullable<Json>,"reason"?: string | null,"renews"?: string | null,"reviewer"?: string | null,"role"?: string,"state"?: string,"submitted_at"?: string | null,"updated_at"?: string,"user_id"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "provider_applications_renews_fkey"
      columns: ["renews"]
isOneToOne: false
      referencedRelation: "provider_applications"
      referencedColumns: ["id"]
    }
                  ]
                },"push_subscriptions": {
                  Row: {
                    "auth": string,"created_at": string,"endpoint": string,"failures": number,"id": string,"language": string,"last_ok_at": string | null,"p256dh": string,"session_id": string | null,"user_agent": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "auth": string,"created_at"?: string,"endpoint": string,"failures"?: number,"id"?: string,"language"?: string,"last_ok_at"?: string | null,"p256dh": string,"session_id"?: string | null,"user_agent"?: string | null,"user_id": string
                  }
                  Update: {
                    "auth"?: string,"created_at"?: string,"endpoint"?: string,"failures"?: number,"id"?: string,"language"?: string,"last_ok_at"?: string | null,"p256dh"?: string,"session_id"?: string | null,"user_agent"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"refund_reasons": {
                  Row: {
                    "borne_by": string,"code": string,"position": number
                  }
                  ComputedFields: never
                  Insert: {
                    "borne_by": string,"code": string,"position": number
                  }
                  Update: {
                    "borne_by"?: string,"code"?: string,"position"?: number
                  }
                  Relationships: [
                    
                  ]
                },"refunds": {
                  Row: {
                    "amount_paise": number,"created_at": string,"destination": string,"id": string,"order_id": string,"payment_id": string,"reason_code": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise": number,"created_at"?: string,"destination": string,"id"?: string,"order_id": string,"payment_id": string,"reason_code": string,"user_id": string
                  }
                  Update: {
                    "amount_paise"?: number,"created_at"?: string,"destination"?: string,"id"?: string,"order_id"?: string,"payment_id"?: string,"reason_code"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "refunds_order_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "refunds_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id"]
    }
                  ]
                },"region_pages": {
                  Row: {
                    "delivery": NonNullable<Json>,"intro": NonNullable<Json>,"names": NonNullable<Json>,"region_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "delivery": NonNullable<Json>,"intro": NonNullable<Json>,"names": NonNullable<Json>,"region_id": string
                  }
                  Update: {
                    "delivery"?: NonNullable<Json>,"intro"?: NonNullable<Json>,"names"?: NonNullable<Json>,"region_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "region_pages_region_id_fkey"
      columns: ["region_id"]
isOneToOne: true
      referencedRelation: "regions"
      referencedColumns: ["id"]
    }
                  ]
                },"regions": {
                  Row: {
                    "area": number | null,"center_lat": number,"center_lng": number,"franchise_owner_id": string | null,"id": string,"max_lat": number,"max_lng": number,"min_lat": number,"min_lng": number,"name": string,"order_prefix": string,"slug": string,"state": string
                  }
                  ComputedFields: never
                  Insert: {
                    "area"?: never,"center_lat": number,"center_lng": number,"franchise_owner_id"?: string | null,"id"?: string,"max_lat": number,"max_lng": number,"min_lat": number,"min_lng": number,"name": string,"order_prefix": string,"slug": string,"state": string
                  }
                  Update: {
                    "area"?: never,"center_lat"?: number,"center_lng"?: number,"franchise_owner_id"?: string | null,"id"?: string,"max_lat"?: number,"max_lng"?: number,"min_lat"?: number,"min_lng"?: number,"name"?: string,"order_prefix"?: string,"slug"?: string,"state"?: string
                  }
                  Relationships: [
                    
                  ]
                },"resources": {
                  Row: {
                    "capacity": number,"created_at": string,"gender": string | null,"id": string,"is_active": boolean,"kind": string,"name": string,"per_day": number | null,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "capacity"?: number,"created_at"?: string,"gender"?: string | null,"id"?: string,"is_active"?: boolean,"kind": string,"name": string,"per_day"?: number | null,"vendor_id": string
                  }
                  Update: {
                    "capacity"?: number,"created_at"?: string,"gender"?: string | null,"id"?: string,"is_active"?: boolean,"kind"?: string,"name"?: string,"per_day"?: number | null,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "resources_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"restaurants": {
                  Row: {
                    "cost_for_two_paise": number | null,"cuisines": (string)[],"fssai_number": string | null,"pure_veg": boolean,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cost_for_two_paise"?: number | null,"cuisines"?: (string)[],"fssai_number"?: string | null,"pure_veg"?: boolean,"vendor_id": string
                  }
                  Update: {
                    "cost_for_two_paise"?: number | null,"cuisines"?: (string)[],"fssai_number"?: string | null,"pure_veg"?: boolean,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "restaurants_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: true
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"return_events": {
                  Row: {
                    "actor_id": string | null,"actor_role": string,"at": string,"note": string | null,"return_id": string,"seq": number,"state": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_id"?: string | null,"actor_role": string,"at"?: string,"note"?: string | null,"return_id": string,"seq": number,"state": string
                  }
                  Update: {
                    "actor_id"?: string | null,"actor_role"?: string,"at"?: string,"note"?: string | null,"return_id"?: string,"seq"?: number,"state"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "return_events_return_id_fkey"
      columns: ["return_id"]
isOneToOne: false
      referencedRelation: "returns"
      referencedColumns: ["id"]
    }
                  ]
                },"return_lines": {
                  Row: {
                    "exchange_item_id": string | null,"exchange_name": string | null,"exchange_paise": number | null,"exchange_stock_taken": number,"item_id": string | null,"position": number,"quantity": number,"reason": string,"return_id": string,"unit_paise": number
                  }
                  ComputedFields: never
                  Insert: {
                    "exchange_item_id"?: string | null,"exchange_name"?: string | null,"exchange_paise"?: number | null,"exchange_stock_taken"?: number,"item_id"?: string | null,"position": number,"quantity": number,"reason": string,"return_id": string,"unit_paise": number
                  }
                  Update: {
                    "exchange_item_id"?: string | null,"exchange_name"?: string | null,"exchange_paise"?: number | null,"exchange_stock_taken"?: number,"item_id"?: string | null,"position"?: number,"quantity"?: number,"reason"?: string,"return_id"?: string,"unit_paise"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "return_lines_exchange_item_id_fkey"
      columns: ["exchange_item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "return_lines_return_id_fkey"
      columns: ["return_id"]
isOneToOne: false
      referencedRelation: "returns"
      referencedColumns: ["id"]
    }
                  ]
                },"returns": {
                  Row: {
                    "answer": string | null,"created_at": string,"destination": string,"id": string,"last_seq": number,"note": string | null,"number": string,"order_id": string,"photos": (string)[],"pickup_on": string | null,"refund_paise": number,"state": string,"state_since": string,"user_id": string,"vendor_id": string,"wish": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: string | null,"created_at"?: string,"destination"?: string,"id"?: string,"last_seq"?: number,"note"?: string | null,"number"?: string,"order_id": string,"photos"?: (string)[],"pickup_on"?: string | null,"refund_paise"?: number,"state"?: string,"state_since"?: string,"user_id": string,"vendor_id": string,"wish": string
                  }
                  Update: {
                    "answer"?: string | null,"created_at"?: string,"destination"?: string,"id"?: string,"last_seq"?: number,"note"?: string | null,"number"?: string,"order_id"?: string,"photos"?: (string)[],"pickup_on"?: string | null,"refund_paise"?: number,"state"?: string,"state_since"?: string,"user_id"?: string,"vendor_id"?: string,"wish"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "returns_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "returns_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"reviews": {
                  Row: {
                    "author_id": string,"author_name": string,"body": string | null,"courier_id": string | null,"created_at": string,"edited_at": string | null,"helpful": number,"id": string,"item_id": string | null,"item_name": string | null,"order_id": string | null,"photos": (string)[],"product_id": string | null,"replied_at": string | null,"reply": string | null,"reported_at": string | null,"reports": number,"seller_id": string | null,"stars": number,"state": string,"subject_id": string,"subject_kind": string,"vendor_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id": string,"author_name": string,"body"?: string | null,"courier_id"?: string | null,"created_at"?: string,"edited_at"?: string | null,"helpful"?: number,"id"?: string,"item_id"?: string | null,"item_name"?: string | null,"order_id"?: string | null,"photos"?: (string)[],"product_id"?: string | null,"replied_at"?: string | null,"reply"?: string | null,"reported_at"?: string | null,"reports"?: number,"seller_id"?: string | null,"stars": number,"state"?: string,"subject_id": string,"subject_kind": string,"vendor_id"?: string | null
                  }
                  Update: {
                    "author_id"?: string,"author_name"?: string,"body"?: string | null,"courier_id"?: string | null,"created_at"?: string,"edited_at"?: string | null,"helpful"?: number,"id"?: string,"item_id"?: string | null,"item_name"?: string | null,"order_id"?: string | null,"photos"?: (string)[],"product_id"?: string | null,"replied_at"?: string | null,"reply"?: string | null,"reported_at"?: string | null,"reports"?: number,"seller_id"?: string | null,"stars"?: number,"state"?: string,"subject_id"?: string,"subject_kind"?: string,"vendor_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "reviews_courier_id_fkey"
      columns: ["courier_id"]
isOneToOne: false
      referencedRelation: "couriers"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "reviews_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reviews_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reviews_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"saved_billers": {
                  Row: {
                    "biller_code": string,"created_at": string,"due_on": string | null,"id": string,"last_bill_paise": number | null,"nickname": string | null,"parameters": NonNullable<Json>,"remind": boolean,"reminded_for": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "biller_code": string,"created_at"?: string,"due_on"?: string | null,"id"?: string,"last_bill_paise"?: number | null,"nickname"?: string | null,"parameters": NonNullable<Json>,"remind"?: boolean,"reminded_for"?: string | null,"user_id": string
                  }
                  Update: {
                    "biller_code"?: string,"created_at"?: string,"due_on"?: string | null,"id"?: string,"last_bill_paise"?: number | null,"nickname"?: string | null,"parameters"?: NonNullable<Json>,"remind"?: boolean,"reminded_for"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "saved_billers_biller_code_fkey"
      columns: ["biller_code"]
isOneToOne: false
      referencedRelation: "billers"
      referencedColumns: ["code"]
    }
                  ]
                },"security_violations": {
                  Row: {
                    "details": NonNullable<Json>,"id": number,"occurred_at": string | null,"reported_at": string,"reporter": string | null,"type": string,"url": string | null,"user_agent": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "details"?: NonNullable<Json>,"id"?: never,"occurred_at"?: string | null,"reported_at"?: string,"reporter"?: string | null,"type": string,"url"?: string | null,"user_agent"?: string | null
                  }
                  Update: {
                    "details"?: NonNullable<Json>,"id"?: never,"occurred_at"?: string | null,"reported_at"?: string,"reporter"?: string | null,"type"?: string,"url"?: string | null,"user_agent"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"service_interest": {
                  Row: {
                    "category_id": string,"created_at": string,"region_id": string | null,"told_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "category_id": string,"created_at"?: string,"region_id"?: string | null,"told_at"?: string | null,"user_id"?: string
                  }
                  Update: {
                    "category_id"?: string,"created_at"?: string,"region_id"?: string | null,"told_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "service_interest_category_id_fkey"
      columns: ["category_id"]
isOneToOne: false
      referencedRelation: "categories"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "service_interest_region_id_fkey"
      columns: ["region_id"]
isOneToOne: false
      referencedRelation: "regions"
      referencedColumns: ["id"]
    }
                  ]
                },"service_packages": {
                  Row: {
                    "created_at": string,"id": string,"is_active": boolean,"name": string,"price_paise": number,"service_id": string,"sittings": number,"valid_days": number,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"is_active"?: boolean,"name": string,"price_paise": number,"service_id": string,"sittings": number,"valid_days": number,"vendor_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"is_active"?: boolean,"name"?: string,"price_paise"?: number,"service_id"?: string,"sittings"?: number,"valid_days"?: number,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "service_packages_service_id_fkey"
      columns: ["service_id"]
isOneToOne: false
      referencedRelation: "services"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "service_packages_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"service_resources": {
                  Row: {
                    "need": number,"price_paise": number | null,"resource_id": string,"service_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "need"?: number,"price_paise"?: number | null,"resource_id": string,"service_id": string
                  }
                  Update: {
                    "need"?: number,"price_paise"?: number | null,"resource_id"?: string,"service_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "service_resources_resource_id_fkey"
      columns: ["resource_id"]
isOneToOne: false
      referencedRelation: "resources"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "service_resources_service_id_fkey"
      columns: ["service_id"]
isOneToOne: false
      referencedRelation: "services"
      referencedColumns: ["id"]
    }
                  ]
                },"service_types": {
                  Row: {
                    "part_of": string | null,"position": number,"trade": string,"type": string,"words": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "part_of"?: string | null,"position": number,"trade": string,"type": string,"words": NonNullable<Json>
                  }
                  Update: {
                    "part_of"?: string | null,"position"?: number,"trade"?: string,"type"?: string,"words"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "service_types_part_of_fkey"
      columns: ["part_of"]
isOneToOne: false
      referencedRelation: "service_types"
      referencedColumns: ["type"]
    }
                  ]
                },"services": {
                  Row: {
                    "after_minutes": number,"before_minutes": number,"created_at": string,"description": string | null,"id": string,"is_active": boolean,"minutes": (number)[],"name": string,"name_translations": NonNullable<Json>,"people": number,"position": number,"preparation": string | null,"price_paise": number,"section": string | null,"sets_off": boolean,"trade": string,"type": string | null,"vendor_id": string,"warranty_days": number
                  }
                  ComputedFields: never
                  Insert: {
                    "after_minutes"?: number,"before_minutes"?: number,"created_at"?: string,"description"?: string | null,"id"?: string,"is_active"?: boolean,"minutes": (number)[],"name": string,"name_translations"?: NonNullable<Json>,"people"?: number,"position"?: number,"preparation"?: string | null,"price_paise": number,"section"?: string | null,"sets_off"?: boolean,"trade": string,"type"?: string | null,"vendor_id": string,"warranty_days"?: number
                  }
                  Update: {
                    "after_minutes"?: number,"before_minutes"?: number,"created_at"?: string,"description"?: string | null,"id"?: string,"is_active"?: boolean,"minutes"?: (number)[],"name"?: string,"name_translations"?: NonNullable<Json>,"people"?: number,"position"?: number,"preparation"?: string | null,"price_paise"?: number,"section"?: string | null,"sets_off"?: boolean,"trade"?: string,"type"?: string | null,"vendor_id"?: string,"warranty_days"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "services_type_fkey"
      columns: ["type"]
isOneToOne: false
      referencedRelation: "service_types"
      referencedColumns: ["type"]
    },{
      foreignKeyName: "services_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"shipment_events": {
                  Row: {
                    "actor_role": string,"at": string,"carrier_event_id": string | null,"note": string | null,"place": string | null,"seq": number,"shipment_id": string,"state": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_role": string,"at"?: string,"carrier_event_id"?: string | null,"note"?: string | null,"place"?: string | null,"seq": number,"shipment_id": string,"state": string
                  }
                  Update: {
                    "actor_role"?: string,"at"?: string,"carrier_event_id"?: string | null,"note"?: string | null,"place"?: string | null,"seq"?: number,"shipment_id"?: string,"state"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "shipment_events_shipment_id_fkey"
      columns: ["shipment_id"]
isOneToOne: false
      referencedRelation: "shipments"
      referencedColumns: ["id"]
    }
                  ]
                },"shipments": {
                  Row: {
                    "carrier_code": string | null,"created_at": string,"handed_over_at": string | null,"id": string,"last_seq": number,"order_id": string,"promised_from": string | null,"promised_to": string | null,"purpose": string,"return_id": string | null,"state": string,"state_since": string,"tracking_number": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "carrier_code"?: string | null,"created_at"?: string,"handed_over_at"?: string | null,"id"?: string,"last_seq"?: number,"order_id": string,"promised_from"?: string | null,"promised_to"?: string | null,"purpose"?: string,"return_id"?: string | null,"state"?: string,"state_since"?: string,"tracking_number"?: string | null
                  }
                  Update: {
                    "carrier_code"?: string | null,"created_at"?: string,"handed_over_at"?: string | null,"id"?: string,"last_seq"?: number,"order_id"?: string,"promised_from"?: string | null,"promised_to"?: string | null,"purpose"?: string,"return_id"?: string | null,"state"?: string,"state_since"?: string,"tracking_number"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "shipments_carrier_code_fkey"
      columns: ["carrier_code"]
isOneToOne: false
      referencedRelation: "carriers"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "shipments_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "shipments_return_id_fkey"
      columns: ["return_id"]
isOneToOne: false
      referencedRelation: "returns"
      referencedColumns: ["id"]
    }
                  ]
                },"shipping_lanes": {
                  Row: {
                    "days_max": number,"days_min": number,"from_zone": string,"paise": number,"to_zone": string
                  }
                  ComputedFields: never
                  Insert: {
                    "days_max": number,"days_min": number,"from_zone": string,"paise": number,"to_zone": string
                  }
                  Update: {
                    "days_max"?: number,"days_min"?: number,"from_zone"?: string,"paise"?: number,"to_zone"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "shipping_lanes_from_zone_fkey"
      columns: ["from_zone"]
isOneToOne: false
      referencedRelation: "shipping_zones"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "shipping_lanes_to_zone_fkey"
      columns: ["to_zone"]
isOneToOne: false
      referencedRelation: "shipping_zones"
      referencedColumns: ["code"]
    }
                  ]
                },"shipping_zones": {
                  Row: {
                    "code": string,"name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"name": string
                  }
                  Update: {
                    "code"?: string,"name"?: string
                  }
                  Relationships: [
                    
                  ]
                },"shops": {
                  Row: {
                    "by_courier": boolean,"care_email": string | null,"care_phone": string | null,"free_shipping_from_paise": number | null,"gstin": string | null,"legal_name": string | null,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "by_courier"?: boolean,"care_email"?: string | null,"care_phone"?: string | null,"free_shipping_from_paise"?: number | null,"gstin"?: string | null,"legal_name"?: string | null,"vendor_id": string
                  }
                  Update: {
                    "by_courier"?: boolean,"care_email"?: string | null,"care_phone"?: string | null,"free_shipping_from_paise"?: number | null,"gstin"?: string | null,"legal_name"?: string | null,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "shops_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: true
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"stock_batches": {
                  Row: {
                    "expires_on": string | null,"id": string,"item_id": string,"note": string | null,"quantity": number,"received_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "expires_on"?: string | null,"id"?: string,"item_id": string,"note"?: string | null,"quantity": number,"received_at"?: string
                  }
                  Update: {
                    "expires_on"?: string | null,"id"?: string,"item_id"?: string,"note"?: string | null,"quantity"?: number,"received_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "stock_batches_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    }
                  ]
                },"subscribers": {
                  Row: {
                    "address": NonNullable<Json>,"area": string,"checked_for": string | null,"created_at": string,"distance_m": number,"id": string,"instructions": string | null,"last_error": string | null,"next_on": string | null,"ran_on": string | null,"retry_at": string | null,"user_id": string,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": NonNullable<Json>,"area"?: string,"checked_for"?: string | null,"created_at"?: string,"distance_m": number,"id"?: string,"instructions"?: string | null,"last_error"?: string | null,"next_on"?: string | null,"ran_on"?: string | null,"retry_at"?: string | null,"user_id": string,"vendor_id": string
                  }
                  Update: {
                    "address"?: NonNullable<Json>,"area"?: string,"checked_for"?: string | null,"created_at"?: string,"distance_m"?: number,"id"?: string,"instructions"?: string | null,"last_error"?: string | null,"next_on"?: string | null,"ran_on"?: string | null,"retry_at"?: string | null,"user_id"?: string,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "subscribers_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"subscription_changes": {
                  Row: {
                    "day": string,"quantity": number,"subscription_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day": string,"quantity": number,"subscription_id": string
                  }
                  Update: {
                    "day"?: string,"quantity"?: number,"subscription_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "subscription_changes_subscription_id_fkey"
      columns: ["subscription_id"]
isOneToOne: false
      referencedRelation: "subscriptions"
      referencedColumns: ["id"]
    }
                  ]
                },"subscription_days": {
                  Row: {
                    "day": string,"deposit_back": number,"deposit_bottles": number,"deposit_paise": number,"order_id": string | null,"quantity": number,"skipped": string | null,"subscription_id": string,"unit_paise": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "day": string,"deposit_back"?: number,"deposit_bottles"?: number,"deposit_paise"?: number,"order_id"?: string | null,"quantity": number,"skipped"?: string | null,"subscription_id": string,"unit_paise"?: number | null
                  }
                  Update: {
                    "day"?: string,"deposit_back"?: number,"deposit_bottles"?: number,"deposit_paise"?: number,"order_id"?: string | null,"quantity"?: number,"skipped"?: string | null,"subscription_id"?: string,"unit_paise"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "subscription_days_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "subscription_days_subscription_id_fkey"
      columns: ["subscription_id"]
isOneToOne: false
      referencedRelation: "subscriptions"
      referencedColumns: ["id"]
    }
                  ]
                },"subscription_items": {
                  Row: {
                    "deposit_paise": number,"item_id": string,"max_quantity": number,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "deposit_paise"?: number,"item_id": string,"max_quantity"?: number,"vendor_id": string
                  }
                  Update: {
                    "deposit_paise"?: number,"item_id"?: string,"max_quantity"?: number,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "subscription_items_item_id_fkey"
      columns: ["item_id"]
isOneToOne: true
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "subscription_items_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "subscription_terms"
      referencedColumns: ["vendor_id"]
    }
                  ]
                },"subscription_orders": {
                  Row: {
                    "area": string,"day": string,"order_id": string,"subscriber_id": string,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "area": string,"day": string,"order_id": string,"subscriber_id": string,"vendor_id": string
                  }
                  Update: {
                    "area"?: string,"day"?: string,"order_id"?: string,"subscriber_id"?: string,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "subscription_orders_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "enhanced_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "subscription_orders_subscriber_id_fkey"
      columns: ["subscriber_id"]
isOneToOne: false
      referencedRelation: "subscribers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "subscription_orders_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"subscription_pauses": {
                  Row: {
                    "ends_on": string | null,"id": string,"starts_on": string,"subscription_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ends_on"?: string | null,"id"?: string,"starts_on": string,"subscription_id": string
                  }
                  Update: {
                    "ends_on"?: string | null,"id"?: string,"starts_on"?: string,"subscription_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "subscription_pauses_subscription_id_fkey"
      columns: ["subscription_id"]
isOneToOne: false
      referencedRelation: "subscriptions"
      referencedColumns: ["id"]
    }
                  ]
                },"subscription_prices": {
                  Row: {
                    "from_day": string,"item_id": string,"price_paise": number
                  }
                  ComputedFields: never
                  Insert: {
                    "from_day": string,"item_id": string,"price_paise": number
                  }
                  Update: {
                    "from_day"?: string,"item_id"?: string,"price_paise"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "subscription_prices_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    }
                  ]
                },"subscription_terms": {
                  Row: {
                    "cut_off": string,"delivers_from": string,"delivers_until": string,"delivery_paise": number,"is_open": boolean,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cut_off"?: string,"delivers_from"?: string,"delivers_until"?: string,"delivery_paise"?: number,"is_open"?: boolean,"vendor_id": string
                  }
                  Update: {
                    "cut_off"?: string,"delivers_from"?: string,"delivers_until"?: string,"delivery_paise"?: number,"is_open"?: boolean,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "subscription_terms_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: true
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"subscriptions": {
                  Row: {
                    "agreed_paise": number,"bottles_out": number,"bottles_paid": number,"created_at": string,"ends_on": string | null,"frequency": string,"id": string,"item_id": string,"price_change": string,"quantity": number,"rule_from": string,"starts_on": string,"subscriber_id": string,"weekdays": (number)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed_paise": number,"bottles_out"?: number,"bottles_paid"?: number,"created_at"?: string,"ends_on"?: string | null,"frequency": string,"id"?: string,"item_id": string,"price_change"?: string,"quantity": number,"rule_from": string,"starts_on": string,"subscriber_id": string,"weekdays"?: (number)[]
                  }
                  Update: {
                    "agreed_paise"?: number,"bottles_out"?: number,"bottles_paid"?: number,"created_at"?: string,"ends_on"?: string | null,"frequency"?: string,"id"?: string,"item_id"?: string,"price_change"?: string,"quantity"?: number,"rule_from"?: string,"starts_on"?: string,"subscriber_id"?: string,"weekdays"?: (number)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "subscriptions_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "subscriptions_subscriber_id_fkey"
      columns: ["subscriber_id"]
isOneToOne: false
      referencedRelation: "subscribers"
      referencedColumns: ["id"]
    }
                  ]
                },"substitution_choices": {
                  Row: {
                    "item_id": string,"prefer": string,"substitute_id": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "item_id": string,"prefer": string,"substitute_id"?: string | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "item_id"?: string,"prefer"?: string,"substitute_id"?: string | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "substitution_choices_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "substitution_choices_substitute_id_fkey"
      columns: ["substitute_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    }
                  ]
                },"substitutions": {
                  Row: {
                    "answer_by": string,"answered_at": string | null,"answered_by": string | null,"id": string,"item_id": string | null,"name": string,"offered_at": string,"order_id": string,"picture": string | null,"position": number,"quantity": number,"state": string,"total_paise": number,"unit_paise": number
                  }
                  ComputedFields: never
                  Insert: {
                    "answer_by": string,"answered_at"?: string | null,"answered_by"?: string | null,"id"?: string,"item_id"?: string | null,"name": string,"offered_at"?: string,"order_id": string,"picture"?: string | null,"position": number,"quantity": number,"state"?: string,"total_paise": number,"unit_paise": number
                  }
                  Update: {
                    "answer_by"?: string,"answered_at"?: string | null,"answered_by"?: string | null,"id"?: string,"item_id"?: string | null,"name"?: string,"offered_at"?: string,"order_id"?: string,"picture"?: string | null,"position"?: number,"quantity"?: number,"state"?: string,"total_paise"?: number,"unit_paise"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "substitutions_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "substitutions_order_id_position_fkey"
      columns: ["order_id","position"]
isOneToOne: false
      referencedRelation: "grocery_lines"
      referencedColumns: ["order_id","position"]
    }
                  ]
                },"system_notifications": {
                  Row: {
                    "action_url": string | null,"created_at": string,"expires_at": string,"id": string,"is_read": boolean,"message": string,"params": NonNullable<Json>,"template": string,"title": string,"type": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action_url"?: string | null,"created_at"?: string,"expires_at"?: string,"id"?: string,"is_read"?: boolean,"message": string,"params"?: NonNullable<Json>,"template": string,"title": string,"type"?: string,"user_id": string
                  }
                  Update: {
                    "action_url"?: string | null,"created_at"?: string,"expires_at"?: string,"id"?: string,"is_read"?: boolean,"message"?: string,"params"?: NonNullable<Json>,"template"?: string,"title"?: string,"type"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"tax_codes": {
                  Row: {
                    "category_id": string | null,"code": string,"id": string,"tax_class": string,"valid_from": string
                  }
                  ComputedFields: never
                  Insert: {
                    "category_id"?: string | null,"code": string,"id"?: string,"tax_class": string,"valid_from": string
                  }
                  Update: {
                    "category_id"?: string | null,"code"?: string,"id"?: string,"tax_class"?: string,"valid_from"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "tax_codes_category_id_fkey"
      columns: ["category_id"]
isOneToOne: false
      referencedRelation: "categories"
      referencedColumns: ["id"]
    }
                  ]
                },"tax_registrations": {
                  Row: {
                    "address": string,"created_at": string,"gstin": string,"id": string,"legal_name": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"created_at"?: string,"gstin": string,"id"?: string,"legal_name": string,"user_id": string
                  }
                  Update: {
                    "address"?: string,"created_at"?: string,"gstin"?: string,"id"?: string,"legal_name"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"tax_rules": {
                  Row: {
                    "id": string,"only_unregistered": boolean,"rate_bp": number,"section_9_5": boolean,"tax_class": string,"valid_from": string
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: string,"only_unregistered"?: boolean,"rate_bp": number,"section_9_5"?: boolean,"tax_class": string,"valid_from": string
                  }
                  Update: {
                    "id"?: string,"only_unregistered"?: boolean,"rate_bp"?: number,"section_9_5"?: boolean,"tax_class"?: string,"valid_from"?: string
                  }
                  Relationships: [
                    
                  ]
                },"telecom_circles": {
                  Row: {
                    "active": boolean,"code": string,"name": string,"name_translations": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "active"?: boolean,"code": string,"name": string,"name_translations"?: NonNullable<Json>
                  }
                  Update: {
                    "active"?: boolean,"code"?: string,"name"?: string,"name_translations"?: NonNullable<Json>
                  }
                  Relationships: [
                    
                  ]
                },"unified_cart_items": {
                  Row: {
                    "category": string | null,"created_at": string,"delivery_time": string | null,"for_name": string | null,"group_person_id": string | null,"id": string,"image_url": string | null,"item_id": string,"item_type": string,"name": string,"option_ids": (string)[],"options": NonNullable<Json>,"options_key": string,"price": number | null,"quantity": number,"service_duration": string | null,"special_instructions": string | null,"unit_paise": number,"user_id": string,"vendor_id": string,"vendor_name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "category"?: string | null,"created_at"?: string,"delivery_time"?: string | null,"for_name"?: string | null,"group_person_id"?: string | null,"id"?: string,"image_url"?: string | null,"item_id": string,"item_type"?: string,"name": string,"option_ids"?: (string)[],"options"?: NonNullable<Json>,"options_key"?: string,"price"?: never,"quantity": number,"service_duration"?: string | null,"special_instructions"?: string | null,"unit_paise": number,"user_id": string,"vendor_id": string,"vendor_name": string
                  }
                  Update: {
                    "category"?: string | null,"created_at"?: string,"delivery_time"?: string | null,"for_name"?: string | null,"group_person_id"?: string | null,"id"?: string,"image_url"?: string | null,"item_id"?: string,"item_type"?: string,"name"?: string,"option_ids"?: (string)[],"options"?: NonNullable<Json>,"options_key"?: string,"price"?: never,"quantity"?: number,"service_duration"?: string | null,"special_instructions"?: string | null,"unit_paise"?: number,"user_id"?: string,"vendor_id"?: string,"vendor_name"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "unified_cart_items_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"user_roles": {
                  Row: {
                    "created_at": string,"granted_by": string | null,"role": Database["public"]['Enums']["app_role"],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"granted_by"?: string | null,"role": Database["public"]['Enums']["app_role"],"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"granted_by"?: string | null,"role"?: Database["public"]['Enums']["app_role"],"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"vendor_areas": {
                  Row: {
                    "corners": NonNullable<Json>,"shape": unknown,"updated_at": string,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "corners": NonNullable<Json>,"shape": unknown,"updated_at"?: string,"vendor_id": string
                  }
                  Update: {
                    "corners"?: NonNullable<Json>,"shape"?: unknown,"updated_at"?: string,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "vendor_areas_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: true
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"vendor_holidays": {
                  Row: {
                    "day": string,"note": string | null,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day": string,"note"?: string | null,"vendor_id": string
                  }
                  Update: {
                    "day"?: string,"note"?: string | null,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "vendor_holidays_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"vendor_hours": {
                  Row: {
                    "closes": string,"opens": string,"vendor_id": string,"weekday": number
                  }
                  ComputedFields: never
                  Insert: {
                    "closes": string,"opens": string,"vendor_id": string,"weekday": number
                  }
                  Update: {
                    "closes"?: string,"opens"?: string,"vendor_id"?: string,"weekday"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "vendor_hours_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"vendor_registrations": {
                  Row: {
                    "gstin": string | null,"legal_name": string | null,"valid_from": string,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "gstin"?: string | null,"legal_name"?: string | null,"valid_from": string,"vendor_id": string
                  }
                  Update: {
                    "gstin"?: string | null,"legal_name"?: string | null,"valid_from"?: string,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "vendor_registrations_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"vendor_slot_terms": {
                  Row: {
                    "capacity": number | null,"cutoff_minutes": number | null,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "capacity"?: number | null,"cutoff_minutes"?: number | null,"vendor_id": string
                  }
                  Update: {
                    "capacity"?: number | null,"cutoff_minutes"?: number | null,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "vendor_slot_terms_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: true
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"vendor_staff": {
                  Row: {
                    "created_at": string,"position": string,"user_id": string,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"position"?: string,"user_id": string,"vendor_id": string
                  }
                  Update: {
                    "created_at"?: string,"position"?: string,"user_id"?: string,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "vendor_staff_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"vendor_trades": {
                  Row: {
                    "added_at": string,"trade": string,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "added_at"?: string,"trade": string,"vendor_id": string
                  }
                  Update: {
                    "added_at"?: string,"trade"?: string,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "vendor_trades_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"vendors": {
                  Row: {
                    "accepting_orders": boolean,"address": string | null,"area": string,"commission_bp": number,"created_at": string,"delivery_radius_m": number | null,"drawing": string | null,"facets": (string)[],"id": string,"keywords": string,"kind": Database["public"]['Enums']["vendor_kind"],"lat": number | null,"lng": number | null,"min_order_paise": number,"name": string,"owner_id": string | null,"packaging_paise": number,"paused_until": string | null,"phone": string | null,"picture": string | null,"prep_minutes": number,"prices_include_tax": boolean,"rating": number | null,"ratings_count": number,"region_id": string,"search": string | null,"slug": string,"stars_sum": number,"status": string,"tagline": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "accepting_orders"?: boolean,"address"?: string | null,"area"?: string,"commission_bp"?: number,"created_at"?: string,"delivery_radius_m"?: number | null,"drawing"?: string | null,"facets"?: (string)[],"id"?: string,"keywords"?: string,"kind": Database["public"]['Enums']["vendor_kind"],"lat"?: number | null,"lng"?: number | null,"min_order_paise"?: number,"name": string,"owner_id"?: string | null,"packaging_paise"?: number,"paused_until"?: string | null,"phone"?: string | null,"picture"?: string | null,"prep_minutes"?: number,"prices_include_tax": boolean,"rating"?: number | null,"ratings_count"?: number,"region_id": string,"search"?: never,"slug": string,"stars_sum"?: number,"status"?: string,"tagline"?: string | null
                  }
                  Update: {
                    "accepting_orders"?: boolean,"address"?: string | null,"area"?: string,"commission_bp"?: number,"created_at"?: string,"delivery_radius_m"?: number | null,"drawing"?: string | null,"facets"?: (string)[],"id"?: string,"keywords"?: string,"kind"?: Database["public"]['Enums']["vendor_kind"],"lat"?: number | null,"lng"?: number | null,"min_order_paise"?: number,"name"?: string,"owner_id"?: string | null,"packaging_paise"?: number,"paused_until"?: string | null,"phone"?: string | null,"picture"?: string | null,"prep_minutes"?: number,"prices_include_tax"?: boolean,"rating"?: number | null,"ratings_count"?: number,"region_id"?: string,"search"?: never,"slug"?: string,"stars_sum"?: number,"status"?: string,"tagline"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "vendors_region_id_fkey"
      columns: ["region_id"]
isOneToOne: false
      referencedRelation: "regions"
      referencedColumns: ["id"]
    }
                  ]
                },"waiting_list": {
                  Row: {
                    "booking_id": string | null,"created_at": string,"ended_at": string | null,"from_day": string,"id": string,"part_of_day": string,"steps": Json | null,"to_day": string,"user_id": string,"vendor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "booking_id"?: string | null,"created_at"?: string,"ended_at"?: string | null,"from_day": string,"id"?: string,"part_of_day"?: string,"steps"?: Json | null,"to_day": string,"user_id": string,"vendor_id": string
                  }
                  Update: {
                    "booking_id"?: string | null,"created_at"?: string,"ended_at"?: string | null,"from_day"?: string,"id"?: string,"part_of_day"?: string,"steps"?: Json | null,"to_day"?: string,"user_id"?: string,"vendor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "waiting_list_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: false
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "waiting_list_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                },"waiting_offers": {
                  Row: {
                    "booking_id": string,"id": string,"made_at": string,"starts_at": string,"state": string,"until_at": string,"waiting_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "booking_id": string,"id"?: string,"made_at"?: string,"starts_at": string,"state"?: string,"until_at": string,"waiting_id": string
                  }
                  Update: {
                    "booking_id"?: string,"id"?: string,"made_at"?: string,"starts_at"?: string,"state"?: string,"until_at"?: string,"waiting_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "waiting_offers_booking_id_fkey"
      columns: ["booking_id"]
isOneToOne: true
      referencedRelation: "bookings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "waiting_offers_waiting_id_fkey"
      columns: ["waiting_id"]
isOneToOne: false
      referencedRelation: "waiting_list"
      referencedColumns: ["id"]
    }
                  ]
                },"wishlists": {
                  Row: {
                    "created_at": string,"id": string,"item_id": string | null,"user_id": string,"vendor_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"item_id"?: string | null,"user_id"?: string,"vendor_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"item_id"?: string | null,"user_id"?: string,"vendor_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "wishlists_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "catalog_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "wishlists_vendor_id_fkey"
      columns: ["vendor_id"]
isOneToOne: false
      referencedRelation: "vendors"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "accept_policies":
{ Args: { "language"?: string,"versions": Json }; Returns: undefined
                           },
"accept_ride_change":
{ Args: { "change_id": string,"idempotency_key": string }; Returns: Json
                           },
"accept_staff_invitation":
{ Args: { "invitation_id": string }; Returns: Json
                           },
"account_closing":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"acknowledge_sos":
{ Args: { "note"?: string,"sos_id": string }; Returns: undefined
                           },
"add_banner":
{ Args: { "for_newcomers"?: boolean,"hue"?: string,"note"?: string,"note_translations"?: Json,"picture"?: string,"position"?: number,"region_slug"?: string,"target": string,"title": string,"title_translations"?: Json,"valid_from"?: string,"valid_to"?: string }; Returns: string
                           },
"add_ride_toll":
{ Args: { "idempotency_key": string,"name": string,"order_id": string,"paise": number }; Returns: Json
                           },
"add_stock_batch":
{ Args: { "expires_on"?: string,"idempotency_key"?: string,"item_id": string,"note"?: string,"quantity": number }; Returns: Json
                           },
"add_surcharge":
{ Args: { "amount_paise"?: number,"from_time"?: string,"rate_bp"?: number,"reason": string,"region_slug"?: string,"to_time"?: string,"valid_to"?: string,"weekdays"?: (number)[] }; Returns: string
                           },
"add_to_cart":
{ Args: { "item_id": string,"option_ids"?: (string)[],"quantity"?: number,"special_instructions"?: string }; Returns: string
                           },
"add_variants":
{ Args: { "axes": Json,"idempotency_key": string,"item_id": string,"stock"?: number }; Returns: Json
                           },
"add_vendor":
{ Args: { "idempotency_key": string,"vendor": Json }; Returns: Json
                           },
"add_visit_photo":
{ Args: { "order_id": string,"path": string,"stage": string }; Returns: undefined
                           },
"admin_adjustments":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_application":
{ Args: { "application_id": string }; Returns: Json
                           },
"admin_applications":
{ Args: { "after_at"?: string,"after_id"?: string,"search"?: string,"state"?: string }; Returns: Json
                           },
"admin_applications_waiting":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_audit":
{ Args: { "about"?: string,"before_id"?: number,"by_actor"?: string,"limit_count"?: number,"of_action"?: string }; Returns: {
              "action": string,"actor_id": string,"actor_name": string,"actor_role": string,"after": Json,"at": string,"before": Json,"id": number,"note": string,"subject_id": string,"subject_type": string
            }[]
                           },
"admin_banners":
{ Args: Record<PropertyKey, never>; Returns: {
              "added_by": string,"for_newcomers": boolean,"hue": string,"id": string,"note": string,"note_translations": Json,"picture": string,"position": number,"region_slug": string,"target": string,"title": string,"title_translations": Json,"valid_from": string,"valid_to": string
            }[]
                           },
"admin_business_requests":
{ Args: { "states"?: (string)[] }; Returns: {
              "business": string,"created_at": string,"decided_at": string,"decided_by": string,"id": string,"note": string,"person": string,"phone": string,"state": string,"town": string,"trade": Database["public"]['Enums']["vendor_kind"]
            }[]
                           },
"admin_courier_cash":
{ Args: { "search"?: string }; Returns: {
              "coming_paise": number,"courier_id": string,"deposited_at": string,"held_paise": number,"limit_paise": number,"measures": Json,"name": string,"online": boolean,"region_slug": string,"since": string
            }[]
                           },
"admin_courier_deposits":
{ Args: { "before"?: number,"courier_id": string,"limit_count"?: number }; Returns: {
              "amount_paise": number,"at": string,"id": number,"kind": string,"place": string,"recorded_by": string,"reference": string,"way": string
            }[]
                           },
"admin_differences":
{ Args: { "limit_count"?: number,"open_only"?: boolean }; Returns: {
              "action": string,"decided_at": string,"decided_name": string,"found_at": string,"id": string,"is_open": boolean,"kind": string,"made_at": string,"method": string,"note": string,"ours_paise": number,"payment_id": string,"subject": string,"theirs_paise": number
            }[]
                           },
"admin_disputes":
{ Args: Record<PropertyKey, never>; Returns: {
              "amount_paise": number,"created_at": string,"currency": string,"ended_at": string,"evidence": string,"id": string,"order_id": string,"order_number": string,"provider_payment_id": string,"reason_code": string,"respond_by": string,"state": string
            }[]
                           },
"admin_gateway_books":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_grocery_orders":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number,"problem"?: string,"search"?: string,"statuses"?: (Database["public"]['Enums']["order_status"])[] }; Returns: {
              "back_paise": number,"bags_checked": number,"bags_count": number,"customer_name": string,"decided_count": number,"kind": Database["public"]['Enums']["order_kind"],"late": boolean,"lines_count": number,"order_id": string,"order_number": string,"payment_method": Database["public"]['Enums']["payment_method"],"placed_at": string,"promised_max_at": string,"region_slug": string,"scheduled_for": string,"short_count": number,"status": Database["public"]['Enums']["order_status"],"substituted_count": number,"total_paise": number,"vendor_name": string,"waiting_answers": number
            }[]
                           },
"admin_measures":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_needs_you":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_news":
{ Args: { "order_ids"?: (string)[] }; Returns: Json
                           },
"admin_order":
{ Args: { "opening"?: string,"order_id": string }; Returns: Json
                           },
"admin_orders":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number,"region_slug"?: string,"scheduled"?: boolean,"search"?: string,"statuses"?: (Database["public"]['Enums']["order_status"])[] }; Returns: Database["public"]['CompositeTypes']["admin_order_line"][]
                          SetofOptions: {
        from: "*"
        to: "admin_order_line"
        isOneToOne: false
        isSetofReturn: true
      } },
"admin_overview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_payees":
{ Args: { "limit_count"?: number,"search"?: string }; Returns: {
              "account_kind": Database["public"]['Enums']["ledger_account_kind"],"balance_paise": number,"check_reason": string,"check_state": string,"destination": string,"last_made_at": string,"last_payout_paise": number,"last_reason": string,"owner_id": string,"owner_name": string,"usable_from": string
            }[]
                           },
"admin_payment":
{ Args: { "payment_id": string }; Returns: Json
                           },
"admin_payments":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number,"search"?: string }; Returns: {
              "amount_paise": number,"created_at": string,"customer_name": string,"id": string,"method": Database["public"]['Enums']["payment_method"],"order_id": string,"order_number": string,"provider_payment_id": string,"refunded_paise": number,"status": string,"vendor_name": string
            }[]
                           },
"admin_payout_account":
{ Args: { "payout_id": string }; Returns: Json
                           },
"admin_payout_days":
{ Args: Record<PropertyKey, never>; Returns: {
              "day": string,"is_due": boolean,"read_at": string
            }[]
                           },
"admin_payout_differences":
{ Args: { "limit_count"?: number,"open_only"?: boolean }; Returns: {
              "action": string,"decided_at": string,"decided_name": string,"found_at": string,"id": string,"is_open": boolean,"kind": string,"made_at": string,"note": string,"ours_paise": number,"owner_name": string,"reason": string,"subject": string,"theirs_paise": number
            }[]
                           },
"admin_payouts":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number,"statuses"?: (string)[] }; Returns: {
              "account_kind": Database["public"]['Enums']["ledger_account_kind"],"amount_paise": number,"at_provider": boolean,"attempts": number,"check_state": string,"destination": string,"fee_paise": number,"fee_tax_paise": number,"id": string,"method": string,"next_at": string,"note": string,"owner_id": string,"owner_name": string,"reference": string,"requested_at": string,"set_off_paise": number,"settled_at": string,"statement_id": string,"status": string
            }[]
                           },
"admin_people":
{ Args: { "search"?: string }; Returns: {
              "name": string,"phone_end": string,"roles": (Database["public"]['Enums']["app_role"])[],"since": string,"user_id": string
            }[]
                           },
"admin_picking":
{ Args: { "language"?: string,"opening"?: string,"order_id": string }; Returns: Json
                           },
"admin_reserve_rules":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_returns":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number,"view"?: string }; Returns: Json[]
                           },
"admin_surcharges":
{ Args: Record<PropertyKey, never>; Returns: {
              "added_by": string,"amount_paise": number,"from_time": string,"id": string,"rate_bp": number,"reason": string,"region_slug": string,"to_time": string,"valid_from": string,"valid_to": string,"weekdays": (number)[]
            }[]
                           },
"admin_tax_month":
{ Args: { "month": string }; Returns: Json
                           },
"admin_tax_paper":
{ Args: { "month": string,"paper": string }; Returns: string
                           },
"admin_vendors":
{ Args: { "limit_count"?: number,"search"?: string }; Returns: {
              "area": string,"created_at": string,"has_hours": boolean,"id": string,"items": number,"kind": Database["public"]['Enums']["vendor_kind"],"measures": Json,"name": string,"owner_name": string,"region_name": string,"slug": string,"status": string
            }[]
                           },
"admin_wishes":
{ Args: Record<PropertyKey, never>; Returns: {
              "latest": string,"name": string,"region_name": string,"region_slug": string,"slug": string,"wishes": number
            }[]
                           },
"advance_order":
{ Args: { "code"?: string,"order_id": string,"prep_minutes"?: number,"reason"?: string,"to_status": Database["public"]['Enums']["order_status"] }; Returns: Json
                           },
"advance_walk_in":
{ Args: { "booking_id": string,"seen_version": number,"taken_by"?: string,"taken_paise"?: number,"to_state": string }; Returns: Json
                           },
"agree_to_price":
{ Args: { "price_paise": number,"subscription_id": string }; Returns: undefined
                           },
"answer_complaint":
{ Args: { "answer": string,"id": string,"outcome": string }; Returns: undefined
                           },
"answer_proposal":
{ Args: { "answer": string,"proposal_id": string }; Returns: Json
                           },
"answer_question":
{ Args: { "body": string,"idempotency_key": string,"question_id": string }; Returns: Json
                           },
"answer_ride_alert":
{ Args: { "alert_id": string,"answer": string }; Returns: undefined
                           },
"answer_substitution":
{ Args: { "accept": boolean,"substitution_id": string }; Returns: Json
                           },
"appeal":
{ Args: { "files"?: (string)[],"measure_id": string,"words": string }; Returns: Json
                           },
"appeal_page_path":
{ Args: { "extension": string,"measure_id": string }; Returns: string
                           },
"arrive_at_job_stop":
{ Args: { "job_id": string,"n": number,"reason"?: string }; Returns: undefined
                           },
"ask_assistant":
{ Args: { "language"?: string,"question": string }; Returns: Json
                           },
"ask_courier_support":
{ Args: { "about": string,"idempotency_key": string,"language"?: string,"note": string,"order_id": string }; Returns: Json
                           },
"ask_for_earlier":
{ Args: { "booking_id": string }; Returns: string
                           },
"ask_for_gift_codes":
{ Args: { "amount_paise": number,"expires_on": string,"idempotency_key": string,"many": number,"note": string }; Returns: Json
                           },
"ask_gateway_day":
{ Args: { "day": string }; Returns: undefined
                           },
"ask_payout_day":
{ Args: { "day": string }; Returns: undefined
                           },
"ask_question":
{ Args: { "body": string,"idempotency_key": string,"product_id": string }; Returns: Json
                           },
"assign_additional_role":
{ Args: { "new_role": Database["public"]['Enums']["app_role"],"target_user_id": string }; Returns: string
                           },
"assign_courier":
{ Args: { "courier_id": string,"order_id": string }; Returns: Json
                           },
"audit_actions":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"begin_work":
{ Args: { "application_id": string }; Returns: Json
                           },
"bill_fetch":
{ Args: { "id": string }; Returns: Json
                           },
"billers_in":
{ Args: { "after"?: string,"category"?: string,"in_state"?: string,"lat"?: number,"lng"?: number,"most"?: number,"search"?: string }; Returns: {
              "amount_rule": string,"bill_fetch": string,"category_code": string,"code": string,"fee_bp": number,"fee_cap_paise": number,"fee_paise": number,"max_paise": number,"min_paise": number,"name": string,"name_translations": Json,"parameters": Json,"state": string
            }[]
                           },
"block_contact":
{ Args: { "as_role": string,"conversation_id": string,"with_role": string }; Returns: undefined
                           },
"block_time":
{ Args: { "ends_at": string,"note"?: string,"resource_id": string,"starts_at": string }; Returns: string
                           },
"book_walk_in":
{ Args: { "idempotency_key": string,"starts_at"?: string,"steps": Json,"vendor_id": string,"walk_in": Json }; Returns: Json
                           },
"bookable_people":
{ Args: { "cursor"?: Json,"lat": number,"lng": number,"page_size"?: number,"search"?: string,"trade": string }; Returns: {
              "area": string,"distance_m": number,"from_paise": number,"id": string,"name": string,"next_cursor": Json,"next_free_at": string,"own_rating": number,"own_ratings_count": number,"rating": number,"ratings_count": number,"services": (string)[],"services_count": number,"vendor_name": string,"vendor_slug": string
            }[]
                           },
"bookable_services":
{ Args: { "lat": number,"lng": number,"search"?: string,"trade": string }; Returns: {
              "from_minutes": number,"from_paise": number,"name": string,"section": string,"to_minutes": number,"to_paise": number,"vendors_count": number
            }[]
                           },
"bookable_vendor":
{ Args: { "trade": string,"vendor": string }; Returns: Json
                           },
"bookable_vendors":
{ Args: { "cursor"?: Json,"lat": number,"lng": number,"page_size"?: number,"search"?: string,"section"?: string,"sort"?: string,"trade": string }; Returns: {
              "area": string,"distance_m": number,"from_paise": number,"id": string,"name": string,"next_cursor": Json,"next_free_at": string,"picture": string,"rating": number,"ratings_count": number,"services": (string)[],"services_count": number,"slug": string,"tagline": string
            }[]
                           },
"booking_day":
{ Args: { "vendor_id": string }; Returns: Json
                           },
"booking_event":
{ Args: { "order_id": string }; Returns: Json
                           },
"booking_setup":
{ Args: { "vendor_id": string }; Returns: Json
                           },
"bookings_outside_hours":
{ Args: { "vendor_id": string }; Returns: {
              "booking_id": string,"customer_name": string,"order_id": string,"order_number": string,"reason": string,"resource_id": string,"resource_name": string,"service_name": string,"starts_at": string
            }[]
                           },
"brand_partners":
{ Args: { "lat"?: number,"lng"?: number }; Returns: Json
                           },
"buy_membership":
{ Args: { "offer_id": string }; Returns: Json
                           },
"calendar_feed":
{ Args: { "resource_id"?: string }; Returns: Json
                           },
"call_parcel_receiver":
{ Args: { "job_id": string,"n": number }; Returns: Json
                           },
"cancel_membership":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"cancel_order":
{ Args: { "note"?: string,"order_id": string,"reason_code": string }; Returns: Json
                           },
"cancel_return":
{ Args: { "return_id": string }; Returns: Json
                           },
"cart_bill":
{ Args: { "request": Json }; Returns: Json
                           },
"cart_offers":
{ Args: { "request": Json }; Returns: Json
                           },
"category_list":
{ Args: { "language"?: string }; Returns: Json
                           },
"category_page":
{ Args: { "category": string,"language"?: string }; Returns: Json
                           },
"change_items":
{ Args: { "change": Json,"change_id": string,"idempotency_key": string,"item_ids": (string)[],"vendor_id": string }; Returns: Json
                           },
"change_review":
{ Args: { "body"?: string,"photos"?: (string)[],"review_id": string,"stars": number }; Returns: undefined
                           },
"change_staff_position":
{ Args: { "staff_position": string,"user_id": string,"vendor_id": string }; Returns: undefined
                           },
"change_subscriber":
{ Args: { "address_id"?: string,"instructions"?: string,"subscriber_id": string }; Returns: undefined
                           },
"change_subscription":
{ Args: { "frequency": string,"price_change"?: string,"quantity": number,"subscription_id": string,"weekdays"?: (number)[] }; Returns: string
                           },
"check_bag":
{ Args: { "code": string,"order_id": string }; Returns: Json
                           },
"check_roles":
{ Args: Record<PropertyKey, never>; Returns: {
              "granted": boolean,"role": Database["public"]['Enums']["app_role"]
            }[]
                           },
"choose_membership":
{ Args: { "plan_code": string,"renews": boolean }; Returns: Json
                           },
"choose_substitution":
{ Args: { "item_id": string,"prefer": string,"substitute_id"?: string }; Returns: undefined
                           },
"claim_bill_fetches":
{ Args: { "most"?: number }; Returns: {
              "attempt": number,"biller_code": string,"id": string,"parameters": Json,"target": string
            }[]
                           },
"claim_calls":
{ Args: Record<PropertyKey, never>; Returns: {
              "from_number": string,"id": string,"to_number": string
            }[]
                           },
"claim_fulfilments":
{ Args: { "most"?: number }; Returns: {
              "action": string,"amount_paise": number,"attempt": number,"attempt_id": number,"biller_code": string,"circle_code": string,"created_at": string,"deadline_at": string,"operator_code": string,"parameters": Json,"request_id": string,"service": string,"target": string
            }[]
                           },
"claim_gateway_checks":
{ Args: { "most"?: number }; Returns: {
              "provider_code_ids": (string)[],"provider_order_id": string
            }[]
                           },
"claim_gateway_codes":
{ Args: { "most"?: number }; Returns: {
              "provider_code_id": string
            }[]
                           },
"claim_gateway_days":
{ Args: { "most"?: number }; Returns: {
              "day": string,"from_seconds": number,"to_seconds": number
            }[]
                           },
"claim_gateway_refunds":
{ Args: { "most"?: number }; Returns: {
              "amount_paise": number,"id": string,"key": string,"provider_payment_id": string,"provider_refund_id": string
            }[]
                           },
"claim_missed_delivery":
{ Args: { "order_id": string,"subscription_ids": (string)[] }; Returns: Json
                           },
"claim_offer":
{ Args: { "offer_id": string }; Returns: Json
                           },
"claim_payout_days":
{ Args: { "most"?: number }; Returns: {
              "day": string,"from_seconds": number,"to_seconds": number
            }[]
                           },
"claim_payout_work":
{ Args: { "most"?: number }; Returns: Json[]
                           },
"claim_pushes":
{ Args: { "most"?: number }; Returns: {
              "auth": string,"endpoint": string,"id": number,"p256dh": string,"payload": Json,"topic": string,"ttl_seconds": number,"urgent": boolean
            }[]
                           },
"claim_rework":
{ Args: { "idempotency_key": string,"note": string,"order_id": string,"somebody_else"?: boolean,"starts_at": string }; Returns: string
                           },
"claim_ticket":
{ Args: { "ticket_id": string }; Returns: undefined
                           },
"clear_cart":
{ Args: { "vendor_id"?: string }; Returns: undefined
                           },
"close_ticket":
{ Args: { "body"?: string,"ticket_id": string }; Returns: undefined
                           },
"complaints_desk":
{ Args: { "after"?: string,"most"?: number,"only_open"?: boolean }; Returns: {
              "answer": string,"answered_at": string,"body": string,"category": string,"created_at": string,"id": string,"number": string,"order_id": string,"state": string,"status": string,"subject": Json
            }[]
                           },
"complete_stop":
{ Args: { "bottles"?: Json,"delivered": boolean,"order_id": string }; Returns: string
                           },
"confirm_bottles":
{ Args: { "count": number,"return_id": string }; Returns: undefined
                           },
"confirm_handed_back":
{ Args: { "order_id": string }; Returns: undefined
                           },
"contacts":
{ Args: { "as_role": string,"conversation_id": string }; Returns: Json
                           },
"count_unread_notifications":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"counter_deposits":
{ Args: { "vendor_id"?: string }; Returns: Json
                           },
"coupon_desk":
{ Args: Record<PropertyKey, never>; Returns: {
              "budget_paise": number,"cap_paise": number,"code": string,"cost_paise": number,"first_order_only": boolean,"from_minute": number,"is_listed": boolean,"items": number,"kind": string,"kinds": (string)[],"made_by": string,"method": string,"minimum_paise": number,"per_user_limit": number,"platform_share_bp": number,"region_name": string,"title": string,"to_minute": number,"total_limit": number,"uses": number,"valid_from": string,"valid_to": string,"value": number,"vendors_agreed": number,"vendors_asked": number,"weekdays": (number)[]
            }[]
                           },
"courier_day":
{ Args: { "day"?: string }; Returns: Json
                           },
"courier_profile":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"couriers_for_order":
{ Args: { "order_id": string }; Returns: Json
                           },
"create_first_admin":
{ Args: { "token": string }; Returns: Json
                           },
"create_pay_link":
{ Args: { "checkout_id": string }; Returns: Json
                           },
"create_share_link":
{ Args: { "order_id": string }; Returns: Json
                           },
"create_vendor_offer":
{ Args: { "idempotency_key": string,"offer": Json,"vendor_id": string }; Returns: Json
                           },
"cuisines_near":
{ Args: { "language"?: string,"lat": number,"lng": number }; Returns: {
              "cuisine": string,"name": string,"open_veg_vendors": number,"open_vendors": number,"pictures": (string)[],"veg_vendors": number,"vendors": number
            }[]
                           },
"current_offers":
{ Args: Record<PropertyKey, never>; Returns: {
              "collect_cash_paise": number,"details": Json,"distance_m": number,"distance_to_pickup_m": number,"drop_area": string,"drop_lat": number,"drop_lng": number,"expires_at": string,"items_count": number,"offer_id": string,"order_id": string,"pay_paise": number,"payment_method": Database["public"]['Enums']["payment_method"],"pickup_area": string,"pickup_lat": number,"pickup_lng": number,"ready_by": string,"server_now": string,"tip_paise": number,"trade": string,"vehicle_class": string,"vendor_name": string,"work": string
            }[]
                           },
"decide_adjustment":
{ Args: { "accept": boolean,"adjustment_id": string }; Returns: Json
                           },
"decide_appeal":
{ Args: { "accept": boolean,"answer": string,"measure_id": string }; Returns: string
                           },
"decide_application":
{ Args: { "application_id": string,"approve": boolean,"note"?: string,"reason"?: string,"version": number }; Returns: Json
                           },
"decide_business_request":
{ Args: { "request_id": string,"state": string }; Returns: undefined
                           },
"decide_claim":
{ Args: { "accepted": boolean,"claim_id": string }; Returns: string
                           },
"decide_counter_deposit":
{ Args: { "accept": boolean,"deposit_id": string }; Returns: Json
                           },
"decide_gift_codes":
{ Args: { "accept": boolean,"batch_id": string }; Returns: Json
                           },
"decide_items":
{ Args: { "application_id": string,"decisions": Json,"version": number }; Returns: Json
                           },
"decide_order_change":
{ Args: { "approve": boolean,"change_id": string,"method"?: Database["public"]['Enums']["payment_method"] }; Returns: Json
                           },
"decide_parcel_drop":
{ Args: { "choice": string,"n": number,"order_id": string }; Returns: Json
                           },
"decide_proposed_coupon":
{ Args: { "accept": boolean,"code": string,"vendor_id": string }; Returns: undefined
                           },
"decide_reserve_rule":
{ Args: { "accept": boolean,"rule_id": string }; Returns: Json
                           },
"decide_review":
{ Args: { "keep": boolean,"note"?: string,"review_id": string }; Returns: undefined
                           },
"decide_termination":
{ Args: { "accept": boolean,"measure_id": string }; Returns: string
                           },
"decide_text":
{ Args: { "keep": boolean,"subject_id": string }; Returns: undefined
                           },
"decide_ticket":
{ Args: { "accept": boolean,"body": string,"idempotency_key": string,"ticket_id": string }; Returns: Json
                           },
"decline_offer":
{ Args: { "offer_id": string }; Returns: undefined
                           },
"delete_account":
{ Args: { "confirmation": string,"forfeit_paise"?: number }; Returns: Json
                           },
"delete_faq_article":
{ Args: { "expected": string,"slug": string }; Returns: undefined
                           },
"delete_review":
{ Args: { "review_id": string }; Returns: undefined
                           },
"delete_tax_registration":
{ Args: { "registration_id": string }; Returns: undefined
                           },
"deliver_parcel":
{ Args: { "at"?: string,"job_id": string,"n": number,"proof": Json }; Returns: Json
                           },
"demand_cells":
{ Args: { "region"?: string }; Returns: {
              "count": number,"lat": number,"lng": number,"place": string
            }[]
                           },
"deposit_counters":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"desk_days":
{ Args: { "days"?: number,"from_day": string,"vendor_id": string }; Returns: {
              "blocks": Json,"breaks": Json,"capacity": number,"kind": string,"name": string,"resource_id": string,"there": Json
            }[]
                           },
"detect_operator":
{ Args: { "kind"?: string,"number": string }; Returns: Json
                           },
"discover_items":
{ Args: { "collection"?: string,"cursor"?: Json,"filter"?: string,"kind"?: Database["public"]['Enums']["vendor_kind"],"language"?: string,"lat"?: number,"lng"?: number,"open_only"?: boolean,"page_size"?: number,"sort"?: string,"veg_only"?: boolean }; Returns: Json[]
                           },
"dismiss_staff":
{ Args: { "user_id": string,"vendor_id": string }; Returns: undefined
                           },
"dispatch_of_order":
{ Args: { "order_id": string }; Returns: Json
                           },
"dispatch_rules":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"distance_m":
{ Args: { "from_lat": number,"from_lng": number,"to_lat": number,"to_lng": number }; Returns: number
                           },
"document_openings":
{ Args: { "document_id": string }; Returns: Json
                           },
"document_page_path":
{ Args: { "application_id": string,"extension": string }; Returns: string
                           },
"door_picture_path":
{ Args: { "extension": string,"order_id": string }; Returns: string
                           },
"driver_day":
{ Args: { "day"?: string }; Returns: Json
                           },
"earnings_statement":
{ Args: { "account_kind": Database["public"]['Enums']["ledger_account_kind"],"before"?: number,"limit_count"?: number,"owner_id": string }; Returns: {
              "amount_paise": number,"at": string,"id": number,"kind": string,"note": string,"order_id": string,"order_number": string,"story": Json,"vendor_name": string
            }[]
                           },
"end_calendar_feed":
{ Args: { "resource_id"?: string }; Returns: undefined
                           },
"end_incentive":
{ Args: { "rule_id": string }; Returns: undefined
                           },
"end_series":
{ Args: { "seen_charge_paise": number,"series_id": string }; Returns: Json
                           },
"end_session":
{ Args: { "session_id": string }; Returns: undefined
                           },
"end_surcharge":
{ Args: { "surcharge_id": string }; Returns: undefined
                           },
"events_since":
{ Args: { "seq": number,"topic": string }; Returns: Database["public"]['CompositeTypes']["topic_event"][]
                          SetofOptions: {
        from: "*"
        to: "topic_event"
        isOneToOne: false
        isSetofReturn: true
      } },
"export_my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"extend_preparation":
{ Args: { "idempotency_key": string,"minutes": number,"order_id": string }; Returns: Json
                           },
"fail_parcel_drop":
{ Args: { "job_id": string,"n": number,"note"?: string,"picture"?: string,"reason": string }; Returns: Json
                           },
"faq_desk":
{ Args: { "search"?: string }; Returns: Json
                           },
"file_complaint":
{ Args: { "body": string,"category": string,"order_id": string }; Returns: Json
                           },
"files_to_remove":
{ Args: { "most"?: number }; Returns: {
              "bucket": string,"path": string
            }[]
                           },
"finish_job_stop":
{ Args: { "code"?: string,"job_id": string,"n": number,"proof"?: string }; Returns: Json
                           },
"finish_picking":
{ Args: { "bags"?: Json,"order_id": string }; Returns: Json
                           },
"for_you":
{ Args: { "language"?: string,"lat": number,"limit_count"?: number,"lng": number }; Returns: {
              "diet": Database["public"]['Enums']["diet"],"distance_m": number,"has_options": boolean,"item_id": string,"item_name": string,"minutes_max": number,"minutes_min": number,"mrp_paise": number,"picture": string,"price_paise": number,"product_id": string,"rating": number,"ratings_count": number,"reason": Json,"unit": string,"vendor_id": string,"vendor_kind": Database["public"]['Enums']["vendor_kind"],"vendor_name": string,"vendor_slug": string
            }[]
                           },
"free_times":
{ Args: { "days"?: number,"from_day": string,"lat"?: number,"lng"?: number,"steps": Json,"vendor_id": string }; Returns: {
              "starts_at": string
            }[]
                           },
"gateway_code_closed":
{ Args: { "provider_code_id": string }; Returns: undefined
                           },
"gateway_code_made":
{ Args: { "close_by": string,"content": string,"id": string,"provider_code_id": string }; Returns: undefined
                           },
"gateway_code_start":
{ Args: { "order_id": string,"performer": string }; Returns: Json
                           },
"gateway_day_read":
{ Args: { "day": string }; Returns: Json
                           },
"gateway_dispute_record":
{ Args: { "dispute": Json,"event"?: Json }; Returns: Json
                           },
"gateway_link_subject":
{ Args: { "token": string }; Returns: Json
                           },
"gateway_list_payments":
{ Args: { "payments": Json }; Returns: undefined
                           },
"gateway_list_refunds":
{ Args: { "refunds": Json }; Returns: undefined
                           },
"gateway_order_made":
{ Args: { "id": string,"provider_order_id": string }; Returns: string
                           },
"gateway_record":
{ Args: { "event"?: Json,"payment": Json }; Returns: Json
                           },
"gateway_refund_record":
{ Args: { "event"?: Json,"refund": Json }; Returns: Json
                           },
"gateway_settled":
{ Args: { "lines": Json,"settlement": Json }; Returns: Json
                           },
"gateway_start":
{ Args: { "customer": string,"purpose"?: string,"subject_id": string }; Returns: Json
                           },
"get_menu":
{ Args: { "language"?: string,"vendor_id": string }; Returns: Json
                           },
"get_vendor":
{ Args: { "language"?: string,"lat"?: number,"lng"?: number,"vendor": string }; Returns: Database["public"]['CompositeTypes']["vendor_page"][]
                          SetofOptions: {
        from: "*"
        to: "vendor_page"
        isOneToOne: false
        isSetofReturn: true
      } },
"gift_desk":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"gift_redemptions":
{ Args: { "batch_id": string }; Returns: {
              "place": number,"redeemed_at": string,"redeemed_by": string
            }[]
                           },
"give_back_ride":
{ Args: { "order_id": string,"reason_code": string }; Returns: Json
                           },
"give_notice":
{ Args: { "at_once"?: boolean,"ends_at"?: string,"note": string,"provider_id": string,"provider_kind": string,"reason": string }; Returns: string
                           },
"go_home":
{ Args: { "going": boolean }; Returns: Json
                           },
"groceries_bought":
{ Args: { "language"?: string,"lat": number,"lng": number }; Returns: Json
                           },
"grocery_near":
{ Args: { "category"?: string,"cursor"?: Json,"department"?: string,"language"?: string,"lat": number,"lng": number,"page_size"?: number }; Returns: Json
                           },
"grocery_search":
{ Args: { "language"?: string,"lat": number,"limit_count"?: number,"lng": number,"query": string }; Returns: Json
                           },
"grocery_store":
{ Args: { "language"?: string,"lat"?: number,"lng"?: number,"store": string }; Returns: Json
                           },
"group_cart":
{ Args: { "language"?: string,"secret"?: string,"token": string }; Returns: Json
                           },
"hand_in_document":
{ Args: { "application_id": string,"given": Json,"requirement": string }; Returns: number
                           },
"hand_over_shipment":
{ Args: { "carrier": string,"shipment_id": string,"tracking_number"?: string }; Returns: Json
                           },
"hand_over_vendor":
{ Args: { "user_id": string,"vendor_id": string }; Returns: undefined
                           },
"help_orders":
{ Args: { "limit_count"?: number }; Returns: Json
                           },
"hold_booking":
{ Args: { "address_id"?: string,"idempotency_key": string,"instead_of"?: string,"starts_at": string,"steps": Json,"vendor_id": string }; Returns: Json
                           },
"hold_series":
{ Args: { "every_days": number,"idempotency_key": string,"starts": (string)[],"steps": Json,"vendor_id": string }; Returns: Json
                           },
"home_page":
{ Args: { "language"?: string,"lat"?: number,"lng"?: number }; Returns: Json
                           },
"import_items":
{ Args: { "dry_run"?: boolean,"idempotency_key": string,"import_id": string,"label"?: string,"rows": Json,"vendor_id": string }; Returns: Json
                           },
"incentive_desk":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"invite_staff":
{ Args: { "phone": string,"staff_position": string,"vendor_id": string }; Returns: Json
                           },
"invite_to_membership":
{ Args: { "name": string,"phone": string }; Returns: Json
                           },
"issue_gift_codes":
{ Args: { "batch_id": string }; Returns: (string)[]
                           },
"item_names":
{ Args: { "item_ids": (string)[],"language": string }; Returns: {
              "item_id": string,"name": string,"options": Json,"written": string
            }[]
                           },
"item_ratings":
{ Args: { "vendor_id": string }; Returns: {
              "item_id": string,"rating": number,"ratings": number
            }[]
                           },
"join_group_cart":
{ Args: { "name": string,"secret"?: string,"token": string }; Returns: string
                           },
"join_membership":
{ Args: { "invitation_id": string }; Returns: Json
                           },
"join_referral":
{ Args: { "code": string }; Returns: Json
                           },
"join_waiting_list":
{ Args: { "from_day": string,"part_of_day"?: string,"steps": Json,"to_day": string,"vendor_id": string }; Returns: string
                           },
"keep_booking":
{ Args: { "order_id": string }; Returns: undefined
                           },
"keep_membership":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"keep_route":
{ Args: { "metres": number,"points": Json,"polyline": string,"seconds": number,"source": string }; Returns: boolean
                           },
"leave_group_cart":
{ Args: { "person_id"?: string,"secret"?: string,"token": string }; Returns: undefined
                           },
"leave_membership":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"leave_payment":
{ Args: { "checkout_id": string }; Returns: Json
                           },
"leave_vendor":
{ Args: { "vendor_id": string }; Returns: undefined
                           },
"leave_waiting_list":
{ Args: { "waiting_id": string }; Returns: undefined
                           },
"less_of_this":
{ Args: { "item_id": string }; Returns: undefined
                           },
"lift_measure":
{ Args: { "lift": boolean,"measure_id": string }; Returns: string
                           },
"live_topic":
{ Args: { "topic": string }; Returns: string
                           },
"make_coupon":
{ Args: { "coupon": Json,"idempotency_key": string }; Returns: Json
                           },
"make_incentive":
{ Args: { "idempotency_key": string,"rule": Json }; Returns: Json
                           },
"mark_at_pickup":
{ Args: { "order_id": string,"reason"?: string }; Returns: undefined
                           },
"mark_notifications_read":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"mark_read":
{ Args: { "as_role": string,"conversation_id": string,"seq": number,"with_role": string }; Returns: undefined
                           },
"membership_card":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"membership_invoices":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"membership_plans":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"membership_savings":
{ Args: { "before"?: string,"limit_count"?: number }; Returns: {
              "at": string,"order_id": string,"order_number": string,"saving_paise": number,"vendor_name": string
            }[]
                           },
"merge_cart":
{ Args: { "idempotency_key": string,"items": Json }; Returns: Json
                           },
"messages":
{ Args: { "as_role": string,"before_seq"?: number,"conversation_id": string,"limit_count"?: number,"with_role": string }; Returns: Json
                           },
"more_of_this":
{ Args: { "item_id": string }; Returns: undefined
                           },
"move_booking":
{ Args: { "booking_id": string,"seen_version": number,"starts_at": string }; Returns: Json
                           },
"move_faq_article":
{ Args: { "position": number,"slug": string }; Returns: undefined
                           },
"moving_times":
{ Args: { "booking_id": string,"days"?: number,"from_day": string }; Returns: {
              "starts_at": string
            }[]
                           },
"my_active_orders":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_activity":
{ Args: { "cursor"?: Json,"kinds"?: (string)[],"page_size"?: number }; Returns: Json[]
                           },
"my_applications":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_bookings":
{ Args: { "after_at"?: string,"after_id"?: string,"most"?: number,"past"?: boolean }; Returns: {
              "can_rate": boolean,"charge_paise": number,"due_paise": number,"ends_at": string,"home": string,"id": string,"kind": Database["public"]['Enums']["order_kind"],"moved": Json,"order_id": string,"order_number": string,"package": Json,"series": Json,"starts_at": string,"state": string,"steps": Json,"total_paise": number,"trade": string,"vendor": Json
            }[]
                           },
"my_cart":
{ Args: { "language"?: string }; Returns: Json
                           },
"my_cash":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_courier":
{ Args: Record<PropertyKey, never>; Returns: {
              "capacity": number,"cash_in_hand_paise": number,"cash_limit_paise": number,"name": string,"online": boolean,"photo": string,"plate": string,"rating": number,"ratings_count": number,"region_id": string,"suspended_for": string,"user_id": string,"vehicle_kind": string,"verified": boolean
            }[]
                           },
"my_dashboard":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_deposits":
{ Args: { "before"?: number,"limit_count"?: number }; Returns: {
              "amount_paise": number,"at": string,"id": number,"kind": string,"place": string,"reference": string,"way": string
            }[]
                           },
"my_earnings":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_favourite_drivers":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_favourite_items":
{ Args: { "before"?: string,"before_id"?: string,"language"?: string,"limit_count"?: number,"of_shops": boolean }; Returns: {
              "created_at": string,"item": Json,"saved_paise": number,"wish_id": string
            }[]
                           },
"my_favourite_vendors":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number }; Returns: {
              "created_at": string,"vendor": Json,"wish_id": string
            }[]
                           },
"my_group_carts":
{ Args: Record<PropertyKey, never>; Returns: {
              "expires_at": string,"host_name": string,"is_host": boolean,"state": string,"token": string,"vendor_id": string,"vendor_name": string
            }[]
                           },
"my_hold":
{ Args: { "vendor_id": string }; Returns: Json
                           },
"my_home":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_incentives":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_jobs":
{ Args: Record<PropertyKey, never>; Returns: {
              "assigned_at": string,"cash_change_for_paise": number,"category": string,"collect_cash_paise": number,"customer_name": string,"customer_phone_masked": string,"detail": Json,"details": Json,"distance_m": number,"door": Json,"drop_address": Json,"instructions": string,"is_gift": boolean,"items": Json,"job_id": string,"leg": number,"order_id": string,"order_number": string,"pay_paise": number,"payment_method": Database["public"]['Enums']["payment_method"],"pickup_lat": number,"pickup_lng": number,"promised_max_at": string,"ready": boolean,"ready_by": string,"scheduled_for": string,"state": Database["public"]['Enums']["job_state"],"status": Database["public"]['Enums']["order_status"],"stops": Json,"tip_paise": number,"trade": string,"vehicle_class": string,"vendor_address": string,"vendor_id": string,"vendor_name": string,"vendor_phone_masked": string,"work": string
            }[]
                           },
"my_less_suggestions":
{ Args: { "language"?: string }; Returns: {
              "created_at": string,"item_id": string,"item_name": string,"picture": string,"vendor_name": string
            }[]
                           },
"my_measures":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_membership":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_packages":
{ Args: Record<PropertyKey, never>; Returns: {
              "back_paise": number,"balance": number,"is_closed": boolean,"name": string,"order_id": string,"reserved": number,"service_id": string,"service_name": string,"sittings": number,"trade": string,"used": number,"valid_until": string,"vendor_id": string,"vendor_name": string,"vendor_slug": string
            }[]
                           },
"my_points":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_referrals":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_returns":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_reviews":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number }; Returns: Json[]
                           },
"my_ride_terms":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_safety_contacts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_savings":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_service_wishes":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"my_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,"id": string,"ip": string,"is_current": boolean,"last_seen_at": string,"user_agent": string
            }[]
                           },
"my_shop_setups":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_shopping_orders":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number }; Returns: Database["public"]['CompositeTypes']["shopping_order_line"][]
                          SetofOptions: {
        from: "*"
        to: "shopping_order_line"
        isOneToOne: false
        isSetofReturn: true
      } },
"my_staff_invitations":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_subscriptions":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_tickets":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number }; Returns: Json
                           },
"my_vendors":
{ Args: Record<PropertyKey, never>; Returns: {
              "accepting_orders": boolean,"desk": string,"id": string,"is_open": boolean,"kind": Database["public"]['Enums']["vendor_kind"],"name": string,"paused_until": string,"picture": string,"prep_minutes": number,"rating": number,"ratings_count": number,"region_id": string,"rights": (string)[],"slug": string,"staff_position": string
            }[]
                           },
"my_waiting_list":
{ Args: Record<PropertyKey, never>; Returns: {
              "from_day": string,"id": string,"offer": Json,"order_id": string,"part_of_day": string,"services": (string)[],"to_day": string,"vendor_id": string,"vendor_kind": Database["public"]['Enums']["vendor_kind"],"vendor_name": string,"vendor_slug": string
            }[]
                           },
"my_wallet":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_wishlist":
{ Args: { "before"?: string,"before_id"?: string,"language"?: string,"limit_count"?: number }; Returns: {
              "brand": string,"created_at": string,"item_id": string,"mrp_paise": number,"name": string,"orderable": boolean,"picture": string,"price_paise": number,"product_id": string,"saved_paise": number,"variant": Json,"vendor_id": string,"vendor_name": string,"wish_id": string
            }[]
                           },
"note_navigation":
{ Args: { "order_id": string }; Returns: string
                           },
"note_visit":
{ Args: { "source"?: string,"vendor_id": string }; Returns: undefined
                           },
"offer_counter_deposit":
{ Args: { "amount_paise": number,"idempotency_key": string,"vendor_id": string }; Returns: Json
                           },
"offer_reasons":
{ Args: { "offer_id": string }; Returns: Json
                           },
"offer_subscription":
{ Args: { "deposit_paise"?: number,"item_id": string,"max_quantity"?: number,"offered": boolean }; Returns: undefined
                           },
"offers_of_vendor":
{ Args: { "vendor_id": string }; Returns: {
              "cap_paise": number,"code": string,"first_order_only": boolean,"kind": string,"minimum_paise": number,"valid_to": string,"value": number
            }[]
                           },
"open_appeal_page":
{ Args: { "measure_id": string,"page": number }; Returns: string
                           },
"open_application":
{ Args: { "role": string }; Returns: string
                           },
"open_calendar_feed":
{ Args: { "resource_id"?: string }; Returns: Json
                           },
"open_document":
{ Args: { "document_id": string,"page": number }; Returns: string
                           },
"open_pay_links":
{ Args: { "checkout_id": string }; Returns: number
                           },
"open_service":
{ Args: { "category": string }; Returns: number
                           },
"open_sos":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"open_ticket":
{ Args: { "body": string,"idempotency_key": string,"language"?: string,"order_id"?: string,"picture"?: string,"topic": string }; Returns: Json
                           },
"order_changes_of":
{ Args: { "order_id": string }; Returns: Json
                           },
"order_contact":
{ Args: { "order_id": string }; Returns: Json
                           },
"order_help":
{ Args: { "order_id": string }; Returns: Json
                           },
"order_invoices":
{ Args: { "order_id": string }; Returns: Json
                           },
"order_picture_path":
{ Args: { "as_role": string,"conversation_id": string,"extension": string,"to_role": string }; Returns: string
                           },
"order_review":
{ Args: { "order_id": string }; Returns: Json
                           },
"order_tracking":
{ Args: { "order_id": string }; Returns: Json
                           },
"page_version":
{ Args: { "vendor"?: string }; Returns: string
                           },
"parcel_contents":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"parcel_job":
{ Args: { "order_id": string }; Returns: Json
                           },
"parcel_picture_path":
{ Args: { "extension": string,"order_id": string }; Returns: string
                           },
"pause_membership":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"pause_subscriptions":
{ Args: { "ends_on"?: string,"starts_on": string,"subscription_ids": (string)[] }; Returns: number
                           },
"payment_by_link":
{ Args: { "token": string }; Returns: Json
                           },
"payment_of":
{ Args: { "purpose": string,"subject_id": string }; Returns: Json
                           },
"payment_state":
{ Args: { "checkout_id": string }; Returns: Json
                           },
"payout_check_record":
{ Args: { "checked": Json,"event"?: Json }; Returns: Json
                           },
"payout_day_read":
{ Args: { "day": string }; Returns: Json
                           },
"payout_list":
{ Args: { "payouts": Json }; Returns: undefined
                           },
"payout_record":
{ Args: { "event"?: Json,"payout": Json }; Returns: Json
                           },
"payout_statement":
{ Args: { "statement_id": string }; Returns: Json
                           },
"payout_statements_of":
{ Args: { "account_kind": Database["public"]['Enums']["ledger_account_kind"],"before"?: string,"limit_count"?: number,"owner_id": string }; Returns: Json
                           },
"pick_line":
{ Args: { "grams"?: number,"order_id": string,"position": number,"quantity"?: number }; Returns: undefined
                           },
"pick_up_parcel":
{ Args: { "code": string,"order_id": string,"picture": string }; Returns: Json
                           },
"picking_list":
{ Args: { "language"?: string,"order_id": string }; Returns: Json
                           },
"pincode_service":
{ Args: { "pincode": string }; Returns: Json
                           },
"place_order":
{ Args: { "cash_change_for_paise"?: number,"idempotency_key": string,"payment_method": Database["public"]['Enums']["payment_method"],"points_paise"?: number,"quote_id": string,"wallet_first"?: boolean }; Returns: Json
                           },
"policies_in_force":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"policies_to_accept":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"policy_figures":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"preview_absence":
{ Args: { "day": string,"resource_id": string }; Returns: Json
                           },
"preview_cancellation":
{ Args: { "order_id": string,"reason_code"?: string }; Returns: Json
                           },
"preview_giving_back":
{ Args: { "order_id": string,"reason_code"?: string }; Returns: Json
                           },
"preview_order_change":
{ Args: { "change_id": string }; Returns: Json
                           },
"preview_refund":
{ Args: { "lines": Json,"order_id": string,"reason_code": string }; Returns: Json
                           },
"preview_report":
{ Args: { "lines": Json,"order_id": string }; Returns: Json
                           },
"preview_return":
{ Args: { "lines": Json,"order_id": string,"wish"?: string }; Returns: Json
                           },
"preview_series":
{ Args: { "every_days": number,"starts_at": string,"steps": Json,"vendor_id": string,"visits": number }; Returns: {
              "begins_at": string,"is_free": boolean,"others": (string)[],"reason": string,"visit": number
            }[]
                           },
"preview_series_end":
{ Args: { "series_id": string }; Returns: Json
                           },
"price_guest_cart":
{ Args: { "items": Json,"language"?: string }; Returns: Json
                           },
"product_questions_of":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number,"product_id": string }; Returns: {
              "answers": Json,"author_name": string,"body": string,"created_at": string,"id": string,"may_answer": boolean
            }[]
                           },
"propose_adjustment":
{ Args: { "account_kind": Database["public"]['Enums']["ledger_account_kind"],"amount_paise": number,"idempotency_key": string,"note": string,"owner_id": string }; Returns: Json
                           },
"propose_dish":
{ Args: { "idempotency_key"?: string,"item_id"?: string,"missing": number,"order_id": string,"position": number,"quantity"?: number }; Returns: Json
                           },
"propose_extra_work":
{ Args: { "idempotency_key": string,"lines": Json,"order_id": string,"reason": string }; Returns: string
                           },
"propose_reserve_rule":
{ Args: { "idempotency_key": string,"rule": Json }; Returns: Json
                           },
"propose_substitution":
{ Args: { "idempotency_key": string,"item_id": string,"order_id": string,"position": number,"quantity": number }; Returns: Json
                           },
"proposed_coupons":
{ Args: { "vendor_id": string }; Returns: {
              "cap_paise": number,"code": string,"cost_paise": number,"first_order_only": boolean,"items": number,"kind": string,"minimum_paise": number,"state": string,"title": string,"title_translations": Json,"uses": number,"valid_to": string,"value": number,"vendor_share_bp": number
            }[]
                           },
"provider_roles":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"quote_order":
{ Args: { "request": Json }; Returns: Json
                           },
"raise_sos":
{ Args: { "idempotency_key": string,"lat"?: number,"lng"?: number,"order_id": string }; Returns: Json
                           },
"rate_order":
{ Args: { "body"?: string,"courier_stars"?: number,"items"?: Json,"order_id": string,"photos"?: (string)[],"vendor_stars": number }; Returns: undefined
                           },
"read_calendar_feed":
{ Args: { "token": string }; Returns: Json
                           },
"read_membership_card":
{ Args: { "code": string }; Returns: Json
                           },
"read_ticket":
{ Args: { "seq": number,"ticket_id": string }; Returns: undefined
                           },
"reassign_booking":
{ Args: { "booking_id": string,"part"?: number,"resource_id"?: string,"seen_version"?: number,"starts_at"?: string }; Returns: Json
                           },
"receiver_view":
{ Args: { "token": string }; Returns: Json
                           },
"recent_recharges":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"recharge_plans":
{ Args: { "circle"?: string,"only_group"?: string,"operator": string,"search"?: string }; Returns: {
              "amount_paise": number,"calls": string,"data": string,"description": string,"description_translations": Json,"id": string,"plan_group": string,"validity_days": number
            }[]
                           },
"reconciliation_desk":
{ Args: { "after"?: string,"most"?: number,"only_open"?: boolean }; Returns: {
              "answer": Json,"id": number,"kind": string,"note": string,"noted_at": string,"order_id": string,"provider_reference": string,"resolved_at": string,"state": string,"subject": Json
            }[]
                           },
"record_carrier_event":
{ Args: { "carrier": string,"event_id": string,"note"?: string,"place"?: string,"state": string,"tracking_number": string }; Returns: string
                           },
"record_deposit":
{ Args: { "account_kind": Database["public"]['Enums']["ledger_account_kind"],"amount_paise": number,"idempotency_key": string,"owner_id": string,"reference": string }; Returns: Json
                           },
"record_step":
{ Args: { "args"?: Json,"at": string,"order_id": string,"step_id": string,"what": string }; Returns: Json
                           },
"record_violation":
{ Args: { "details": Json,"occurred_at": string,"reporter": string,"type": string,"url": string,"user_agent": string }; Returns: boolean
                           },
"redeem_gift_code":
{ Args: { "code": string }; Returns: Json
                           },
"refund_order":
{ Args: { "idempotency_key": string,"lines": Json,"note": string,"order_id": string,"reason_code": string }; Returns: Json
                           },
"region_page":
{ Args: { "language"?: string,"region": string }; Returns: Json
                           },
"related_orders":
{ Args: { "order_id": string }; Returns: {
              "from_order": string,"kind": Database["public"]['Enums']["order_kind"],"order_number": string,"placed_at": string,"related_order": string,"relation": string,"status": Database["public"]['Enums']["order_status"],"to_order": string,"trade": string
            }[]
                           },
"release_booking":
{ Args: { "booking_id": string }; Returns: undefined
                           },
"release_job":
{ Args: { "order_id": string,"reason": string }; Returns: undefined
                           },
"remove_from_membership":
{ Args: { "person_id": string }; Returns: Json
                           },
"remove_group_line":
{ Args: { "line_id": string,"token": string }; Returns: undefined
                           },
"remove_push_subscription":
{ Args: { "endpoint": string }; Returns: boolean
                           },
"remove_safety_contact":
{ Args: { "id": string }; Returns: undefined
                           },
"remove_saved_biller":
{ Args: { "id": string }; Returns: boolean
                           },
"remove_service":
{ Args: { "service_id": string }; Returns: undefined
                           },
"remove_visit_photo":
{ Args: { "order_id": string,"path": string }; Returns: undefined
                           },
"renew_documents":
{ Args: { "application_id": string }; Returns: string
                           },
"reorder":
{ Args: { "order_id": string }; Returns: Json
                           },
"reply_to_review":
{ Args: { "reply": string,"review_id": string }; Returns: undefined
                           },
"report_absence":
{ Args: { "day": string,"idempotency_key": string,"resource_id": string }; Returns: Json
                           },
"report_lost_item":
{ Args: { "idempotency_key": string,"language"?: string,"order_id": string,"what": string }; Returns: Json
                           },
"report_message":
{ Args: { "as_role": string,"conversation_id": string,"reason": string,"seq": number }; Returns: undefined
                           },
"report_nobody_came":
{ Args: { "order_id": string }; Returns: Json
                           },
"report_order_problem":
{ Args: { "body"?: string,"idempotency_key": string,"language"?: string,"lines"?: Json,"order_id": string,"picture"?: string,"problem": string }; Returns: Json
                           },
"report_position":
{ Args: { "accuracy_m"?: number,"at"?: string,"battery"?: number,"device"?: string,"heading"?: number,"id"?: string,"lat": number,"lng": number,"mocked"?: boolean,"sent_at"?: string }; Returns: Json
                           },
"report_review":
{ Args: { "note"?: string,"reason": string,"review_id": string }; Returns: undefined
                           },
"report_shipment":
{ Args: { "note"?: string,"place"?: string,"shipment_id": string,"state": string }; Returns: Json
                           },
"report_text":
{ Args: { "subject_id": string }; Returns: undefined
                           },
"report_undeliverable":
{ Args: { "order_id": string }; Returns: Json
                           },
"reported_reviews":
{ Args: { "cursor_at"?: string,"cursor_id"?: string,"limit_count"?: number,"queue"?: string }; Returns: Json[]
                           },
"reported_reviews_count":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"reported_texts":
{ Args: { "cursor_at"?: string,"cursor_id"?: string,"limit_count"?: number,"queue"?: string }; Returns: Json[]
                           },
"reported_texts_count":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"request_bill":
{ Args: { "biller": string,"parameters": Json }; Returns: string
                           },
"request_business":
{ Args: { "business": string,"note"?: string,"phone": string,"town": string,"trade": Database["public"]['Enums']["vendor_kind"] }; Returns: string
                           },
"request_call":
{ Args: { "as_role": string,"conversation_id": string,"with_role": string }; Returns: Json
                           },
"request_payout":
{ Args: { "account_kind": Database["public"]['Enums']["ledger_account_kind"],"agreed_paise"?: number,"idempotency_key": string,"owner_id": string }; Returns: Json
                           },
"request_return":
{ Args: { "destination"?: string,"idempotency_key": string,"lines": Json,"note"?: string,"order_id": string,"photos"?: (string)[],"pickup_on"?: string,"wish": string }; Returns: Json
                           },
"reschedule_order":
{ Args: { "order_id": string,"starts_at": string }; Returns: Json
                           },
"reschedule_slots":
{ Args: { "order_id": string }; Returns: {
              "ends_at": string,"is_free": boolean,"starts_at": string
            }[]
                           },
"resize_block":
{ Args: { "block_id": string,"ends_at": string,"seen_ends_at": string }; Returns: undefined
                           },
"resize_walk_in":
{ Args: { "booking_id": string,"minutes": number,"seen_version": number }; Returns: Json
                           },
"resolve_reconciliation":
{ Args: { "id": number,"note": string }; Returns: undefined
                           },
"respond_to_offer":
{ Args: { "accept": boolean,"offer_id": string,"reason"?: string }; Returns: Json
                           },
"resume_membership":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"resume_subscription":
{ Args: { "subscription_id": string }; Returns: string
                           },
"retry_payout":
{ Args: { "payout_id": string }; Returns: undefined
                           },
"return_package":
{ Args: { "order_id": string }; Returns: Json
                           },
"return_pickup":
{ Args: { "return_id": string }; Returns: Json
                           },
"return_picture_path":
{ Args: { "extension": string }; Returns: string
                           },
"review_item":
{ Args: { "body"?: string,"idempotency_key": string,"item_id": string,"order_id": string,"photos"?: (string)[],"stars": number }; Returns: Json
                           },
"review_picture_path":
{ Args: { "extension": string }; Returns: string
                           },
"review_subject":
{ Args: { "body"?: string,"idempotency_key"?: string,"photos"?: (string)[],"stars": number,"subject_id": string,"subject_kind": string }; Returns: Json
                           },
"review_summary":
{ Args: { "subject_id": string }; Returns: Json
                           },
"reviews_of":
{ Args: { "cursor"?: Json,"limit_count"?: number,"only_stars"?: number,"sort"?: string,"subject_id": string,"with_photos"?: boolean }; Returns: {
              "author_name": string,"body": string,"created_at": string,"helpful": number,"id": string,"is_edited": boolean,"is_own": boolean,"is_reported": boolean,"is_voted": boolean,"item_name": string,"next_cursor": Json,"photos": (string)[],"replied_at": string,"reply": string,"stars": number,"vendor_name": string
            }[]
                           },
"revoke_gift_codes":
{ Args: { "batch_id": string,"note": string }; Returns: Json
                           },
"revoke_pay_links":
{ Args: { "checkout_id": string }; Returns: number
                           },
"revoke_role":
{ Args: { "reason"?: string,"role": Database["public"]['Enums']["app_role"],"target_user_id": string }; Returns: undefined
                           },
"revoke_share_links":
{ Args: { "order_id": string }; Returns: number
                           },
"rework_times":
{ Args: { "days"?: number,"from_day": string,"order_id": string,"somebody_else"?: boolean }; Returns: {
              "starts_at": string
            }[]
                           },
"ride_change_quote":
{ Args: { "order_id": string,"stops": Json }; Returns: Json
                           },
"ride_fare":
{ Args: { "order_id": string }; Returns: Json
                           },
"ride_options":
{ Args: { "request": Json }; Returns: Json
                           },
"ride_surges":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"ride_terms":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"route_between":
{ Args: { "points": Json }; Returns: Json
                           },
"run_out_choices":
{ Args: { "order_id": string,"position": number }; Returns: {
              "diet": Database["public"]['Enums']["diet"],"item_id": string,"name": string,"picture": string,"price_paise": number
            }[]
                           },
"save_application":
{ Args: { "application_id": string,"language"?: string,"profile": Json }; Returns: number
                           },
"save_biller":
{ Args: { "biller": string,"due_on"?: string,"nickname"?: string,"parameters": Json,"remind"?: boolean }; Returns: string
                           },
"save_booking_terms":
{ Args: { "terms": Json,"vendor_id": string }; Returns: undefined
                           },
"save_dispute_evidence":
{ Args: { "dispute_id": string,"evidence": string }; Returns: undefined
                           },
"save_faq_article":
{ Args: { "article": Json,"expected"?: string,"idempotency_key": string }; Returns: Json
                           },
"save_item":
{ Args: { "idempotency_key": string,"item": Json,"vendor_id": string }; Returns: Json
                           },
"save_package":
{ Args: { "package": Json,"vendor_id": string }; Returns: string
                           },
"save_payout_account":
{ Args: { "account_kind": Database["public"]['Enums']["ledger_account_kind"],"details": Json,"owner_id": string }; Returns: Json
                           },
"save_product":
{ Args: { "idempotency_key": string,"item_id": string,"product": Json }; Returns: Json
                           },
"save_push_subscription":
{ Args: { "auth": string,"endpoint": string,"language"?: string,"p256dh": string,"user_agent"?: string }; Returns: string
                           },
"save_resource":
{ Args: { "resource": Json,"vendor_id": string }; Returns: string
                           },
"save_resource_day":
{ Args: { "day": string,"hours": Json,"resource_id": string }; Returns: undefined
                           },
"save_resource_week":
{ Args: { "hours": Json,"resource_id": string,"valid_from": string }; Returns: undefined
                           },
"save_safety_contact":
{ Args: { "name": string,"phone": string }; Returns: string
                           },
"save_sections":
{ Args: { "sections": Json,"vendor_id": string }; Returns: undefined
                           },
"save_service":
{ Args: { "service": Json,"vendor_id": string }; Returns: string
                           },
"save_shop_setup":
{ Args: { "application_id": string,"setup": Json }; Returns: number
                           },
"save_subscription_terms":
{ Args: { "cut_off": string,"delivers_from": string,"delivers_until": string,"delivery_paise": number,"is_open": boolean,"vendor_id": string }; Returns: undefined
                           },
"save_tax_registration":
{ Args: { "address": string,"gstin": string,"legal_name": string }; Returns: string
                           },
"save_vendor_card":
{ Args: { "changes": Json,"vendor_id": string }; Returns: undefined
                           },
"save_vendor_hours":
{ Args: { "hours": Json,"vendor_id": string }; Returns: undefined
                           },
"saved_billers":
{ Args: Record<PropertyKey, never>; Returns: {
              "active": boolean,"biller_code": string,"biller_name": string,"biller_name_translations": Json,"category_code": string,"due_on": string,"id": string,"last_bill_paise": number,"nickname": string,"parameters": Json,"remind": boolean,"target": string
            }[]
                           },
"schedule_slots":
{ Args: { "address_id"?: string,"fulfilment"?: string,"vendor_ids": (string)[] }; Returns: {
              "ends_at": string,"is_free": boolean,"starts_at": string
            }[]
                           },
"search_faq":
{ Args: { "language"?: string,"limit_count"?: number,"search"?: string }; Returns: Json
                           },
"search_food":
{ Args: { "language"?: string,"lat": number,"limit_count"?: number,"lng": number,"query": string }; Returns: {
              "diet": Database["public"]['Enums']["diet"],"distance_m": number,"is_open": boolean,"item_id": string,"item_name": string,"picture": string,"price_paise": number,"vendor_id": string,"vendor_name": string,"vendor_slug": string
            }[]
                           },
"search_market":
{ Args: { "cursor"?: Json,"filters"?: Json,"language"?: string,"lat"?: number,"lng"?: number,"page_size"?: number,"query": string,"sort"?: string,"tab"?: string }; Returns: Json
                           },
"send_message":
{ Args: { "as_role": string,"body"?: string,"canned_code"?: string,"client_id": string,"conversation_id": string,"kind"?: string,"params"?: Json,"picture"?: string,"to_role": string }; Returns: Json
                           },
"service_hub":
{ Args: { "language"?: string,"lat"?: number,"lng"?: number,"trade": string }; Returns: Json
                           },
"service_type_page":
{ Args: { "language"?: string,"lat"?: number,"lng"?: number,"type": string }; Returns: Json
                           },
"service_wishes":
{ Args: Record<PropertyKey, never>; Returns: {
              "name": string,"opened_at": string,"slug": string,"wishes": number
            }[]
                           },
"set_accepting_orders":
{ Args: { "accepting": boolean,"pause_minutes"?: number,"vendor_id": string }; Returns: undefined
                           },
"set_cart_instructions":
{ Args: { "cart_item_id": string,"special_instructions": string }; Returns: undefined
                           },
"set_cart_quantity":
{ Args: { "cart_item_id": string,"quantity": number }; Returns: undefined
                           },
"set_courier_online":
{ Args: { "device"?: string,"lat"?: number,"lng"?: number,"online": boolean }; Returns: undefined
                           },
"set_courier_work":
{ Args: { "goods": boolean,"parcels": boolean,"rides": boolean }; Returns: Json
                           },
"set_daily_goal":
{ Args: { "paise"?: number }; Returns: Json
                           },
"set_default_address":
{ Args: { "address_id": string }; Returns: undefined
                           },
"set_delivery_area":
{ Args: { "corners"?: Json,"radius_m": number,"vendor_id": string }; Returns: number
                           },
"set_dispatch_rule":
{ Args: { "idempotency_key": string,"rule": Json }; Returns: Json
                           },
"set_door_picture":
{ Args: { "order_id": string,"path": string }; Returns: Json
                           },
"set_driver_home":
{ Args: { "label"?: string,"lat"?: number,"lng"?: number }; Returns: Json
                           },
"set_favourite_driver":
{ Args: { "driver_id": string,"is_on": boolean }; Returns: undefined
                           },
"set_group_line":
{ Args: { "item_id": string,"option_ids"?: (string)[],"quantity"?: number,"secret"?: string,"special_instructions"?: string,"token": string }; Returns: undefined
                           },
"set_group_ready":
{ Args: { "ready": boolean,"secret"?: string,"token": string }; Returns: undefined
                           },
"set_group_rules":
{ Args: { "closes_at"?: string,"limit_paise"?: number,"token": string }; Returns: undefined
                           },
"set_group_state":
{ Args: { "state": string,"token": string }; Returns: undefined
                           },
"set_item_availability":
{ Args: { "available": boolean,"item_id": string,"until"?: string }; Returns: undefined
                           },
"set_item_gallery":
{ Args: { "item_id": string,"pictures": (string)[] }; Returns: undefined
                           },
"set_payee_pan":
{ Args: { "account_kind": Database["public"]['Enums']["ledger_account_kind"],"owner_id": string,"pan": string }; Returns: undefined
                           },
"set_ride_surge":
{ Args: { "minutes": number,"region_id": string,"surge_bp": number,"vehicle": string }; Returns: undefined
                           },
"set_ride_terms":
{ Args: { "idempotency_key": string,"terms": Json }; Returns: Json
                           },
"set_subscription_day":
{ Args: { "day": string,"quantity": number,"subscription_id": string }; Returns: undefined
                           },
"set_vendor_cover":
{ Args: { "picture"?: string,"vendor_id": string }; Returns: string
                           },
"set_vendor_holiday":
{ Args: { "closed": boolean,"day": string,"note"?: string,"vendor_id": string }; Returns: number
                           },
"set_vendor_registration":
{ Args: { "gstin": string,"legal_name": string,"valid_from": string,"vendor_id": string }; Returns: undefined
                           },
"settle_bill_fetches":
{ Args: { "results": Json }; Returns: Json
                           },
"settle_call":
{ Args: { "call_id": string,"provider_id"?: string,"reason"?: string,"seconds"?: number,"state": string }; Returns: boolean
                           },
"settle_difference":
{ Args: { "difference_id": string,"note": string }; Returns: Json
                           },
"settle_fulfilments":
{ Args: { "results": Json }; Returns: Json
                           },
"settle_gateway_refunds":
{ Args: { "results": Json }; Returns: number
                           },
"settle_payout":
{ Args: { "note"?: string,"payout_id": string,"reference"?: string,"status": string }; Returns: Json
                           },
"settle_payout_difference":
{ Args: { "difference_id": string,"note": string }; Returns: Json
                           },
"settle_payout_work":
{ Args: { "results": Json }; Returns: number
                           },
"settle_pushes":
{ Args: { "results": Json }; Returns: undefined
                           },
"setup_is_open":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"share_links":
{ Args: { "order_id": string }; Returns: Json
                           },
"share_parcel_drop":
{ Args: { "n": number,"order_id": string }; Returns: Json
                           },
"shared_view":
{ Args: { "token": string }; Returns: Json
                           },
"shipping_label":
{ Args: { "shipment_id": string }; Returns: Json
                           },
"shop_setup":
{ Args: { "application_id": string }; Returns: Json
                           },
"shopping_departments":
{ Args: { "language"?: string }; Returns: {
              "name": string,"picture": string,"products": number,"slug": string
            }[]
                           },
"shopping_facets":
{ Args: { "filter"?: Json }; Returns: Json
                           },
"shopping_product":
{ Args: { "language"?: string,"pincode"?: string,"product_id": string }; Returns: Json
                           },
"shopping_products":
{ Args: { "cursor"?: Json,"filter"?: Json,"language"?: string,"page_size"?: number,"pincode"?: string,"sort"?: string }; Returns: {
              "arrives_to": string,"brand": string,"id": string,"in_stock": boolean,"item_id": string,"mrp_paise": number,"name": string,"next_cursor": Json,"offers": number,"picture": string,"price_paise": number,"rating": number,"ratings_count": number,"stock_left": number,"variants": number,"vendor_id": string,"vendor_name": string
            }[]
                           },
"sitemap_vendors":
{ Args: { "after"?: string,"most"?: number }; Returns: {
              "kind": Database["public"]['Enums']["vendor_kind"],"slug": string
            }[]
                           },
"sort_services":
{ Args: { "ids": (string)[],"vendor_id": string }; Returns: undefined
                           },
"staff_invitation":
{ Args: { "link": string }; Returns: Json
                           },
"start_cash_deposit":
{ Args: { "amount_paise": number }; Returns: Json
                           },
"start_door_wait":
{ Args: { "order_id": string }; Returns: Json
                           },
"start_group_cart":
{ Args: { "closes_at"?: string,"limit_paise"?: number,"name": string,"vendor_id": string }; Returns: string
                           },
"start_membership_trial":
{ Args: { "plan_code": string }; Returns: Json
                           },
"start_subscription":
{ Args: { "address_id": string,"frequency": string,"idempotency_key": string,"item_id": string,"price_change"?: string,"quantity": number,"starts_on": string,"weekdays"?: (number)[] }; Returns: Json
                           },
"start_topup":
{ Args: { "amount_paise": number }; Returns: Json
                           },
"state_bottles":
{ Args: { "count": number,"subscription_id": string }; Returns: undefined
                           },
"statement_movements":
{ Args: { "before"?: number,"limit_count"?: number,"statement_id": string }; Returns: {
              "amount_paise": number,"at": string,"code": string,"id": number,"order_id": string,"order_number": string
            }[]
                           },
"stop_banner":
{ Args: { "banner_id": string }; Returns: undefined
                           },
"stop_coupon":
{ Args: { "code": string }; Returns: undefined
                           },
"stop_subscription":
{ Args: { "subscription_id": string }; Returns: string
                           },
"stop_vendor_offer":
{ Args: { "code": string,"vendor_id": string }; Returns: undefined
                           },
"store_items":
{ Args: { "aisle"?: string,"cursor"?: Json,"language"?: string,"page_size"?: number,"search"?: string,"vendor_id": string }; Returns: Json
                           },
"storefront":
{ Args: { "language"?: string,"vendor": string }; Returns: Json
                           },
"storefront_items":
{ Args: { "after"?: Json,"language"?: string,"page_size"?: number,"search"?: string,"section"?: string,"vendor_id": string }; Returns: Json
                           },
"submit_application":
{ Args: { "agreement": number,"application_id": string }; Returns: Json
                           },
"subscription_days_between":
{ Args: { "from_day": string,"to_day": string }; Returns: {
              "can_claim_until": string,"claim": string,"day": string,"order_id": string,"quantity": number,"skipped": string,"status": Database["public"]['Enums']["order_status"],"subscription_id": string,"unit_paise": number
            }[]
                           },
"subscription_offer":
{ Args: { "item_id": string }; Returns: Json
                           },
"subscription_statement":
{ Args: { "month": string,"subscriber_id": string }; Returns: Json
                           },
"substitutes_of":
{ Args: { "item_id": string,"language"?: string,"search"?: string }; Returns: Json
                           },
"suggest":
{ Args: { "language"?: string,"lat"?: number,"limit_count"?: number,"lng"?: number,"query": string }; Returns: {
              "kind": string,"matched": string,"note": string,"picture": string,"place_lat": number,"place_lng": number,"target": string,"title": string,"vendor_kind": Database["public"]['Enums']["vendor_kind"],"vendor_slug": string,"vendors": number
            }[]
                           },
"support_inbox":
{ Args: { "after"?: string,"after_id"?: string,"limit_count"?: number,"queue"?: string }; Returns: Json
                           },
"support_overview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"support_picture_path":
{ Args: { "extension": string }; Returns: string
                           },
"support_ticket":
{ Args: { "ticket_id": string }; Returns: Json
                           },
"suspend_provider":
{ Args: { "note": string,"provider_id": string,"provider_kind": string,"reason": string,"until"?: string }; Returns: string
                           },
"take_application":
{ Args: { "application_id": string }; Returns: Json
                           },
"take_group_cart":
{ Args: { "token": string }; Returns: Json
                           },
"tip_driver":
{ Args: { "idempotency_key": string,"order_id": string,"paise": number }; Returns: Json
                           },
"turn_points":
{ Args: { "idempotency_key": string,"points": number }; Returns: Json
                           },
"unblock_time":
{ Args: { "block_id": string }; Returns: undefined
                           },
"undo_import":
{ Args: { "import_id": string }; Returns: Json
                           },
"update_return":
{ Args: { "note"?: string,"restock"?: boolean,"return_id": string,"to_state": string }; Returns: Json
                           },
"update_setting":
{ Args: { "setting_key": string,"setting_value": Json }; Returns: undefined
                           },
"vendor_bookings":
{ Args: { "after"?: string,"after_id"?: string,"limit_count"?: number,"resource_id"?: string,"scope": string,"search"?: string,"vendor_id": string }; Returns: {
              "absence": Json,"accept_by": string,"cash_paise": number,"customer_name": string,"ends_at": string,"id": string,"note": string,"order_id": string,"order_number": string,"paid_paise": number,"parts": Json,"server_now": string,"starts_at": string,"state": string,"steps": Json,"total_paise": number,"version": number,"walk_in": Json
            }[]
                           },
"vendor_calendar":
{ Args: { "days"?: number,"from_day": string,"vendor_id": string }; Returns: {
              "absence": Json,"accept_by": string,"cash_paise": number,"customer_name": string,"ends_at": string,"id": string,"note": string,"order_id": string,"order_number": string,"paid_paise": number,"parts": Json,"starts_at": string,"state": string,"steps": Json,"total_paise": number,"version": number,"walk_in": Json
            }[]
                           },
"vendor_card":
{ Args: { "vendor_id": string }; Returns: Json
                           },
"vendor_catalogue":
{ Args: { "vendor_id": string }; Returns: Json
                           },
"vendor_day":
{ Args: { "day"?: string,"vendor_id": string }; Returns: Json
                           },
"vendor_earned":
{ Args: { "day"?: string,"period"?: string,"vendor_id": string }; Returns: Json
                           },
"vendor_figures":
{ Args: { "day"?: string,"period"?: string,"vendor_id": string }; Returns: Json
                           },
"vendor_hub":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"vendor_item":
{ Args: { "item_id": string }; Returns: Json
                           },
"vendor_items":
{ Args: { "after"?: Json,"in_section"?: string,"limit_count"?: number,"search"?: string,"state"?: string,"vendor_id": string }; Returns: {
              "available_from": string,"available_to": string,"barcode": string,"brand": string,"category_id": string,"description": string,"diet": Database["public"]['Enums']["diet"],"expires_on": string,"id": string,"is_available": boolean,"is_bestseller": boolean,"mrp_paise": number,"name": string,"origin": string,"pack_size": number,"pack_unit": string,"picture": string,"position": number,"price_paise": number,"section": string,"section_position": number,"shelf_life_days": number,"sold_by": string,"sold_out_until": string,"stock": number,"tax_class": string,"unavailable_reason": string,"unit": string,"variant": Json
            }[]
                           },
"vendor_legal":
{ Args: { "vendor": string }; Returns: Json
                           },
"vendor_log":
{ Args: { "before_id"?: number,"limit_count"?: number,"vendor_id": string }; Returns: {
              "about_name": string,"act": string,"actor_name": string,"at": string,"detail": Json,"id": number
            }[]
                           },
"vendor_offers":
{ Args: { "vendor_id": string }; Returns: {
              "cap_paise": number,"code": string,"cost_paise": number,"first_order_only": boolean,"is_running": boolean,"kind": string,"minimum_paise": number,"per_user_limit": number,"total_limit": number,"uses": number,"valid_from": string,"valid_to": string,"value": number
            }[]
                           },
"vendor_orders":
{ Args: { "before"?: string,"before_id"?: string,"figure"?: string,"first_day"?: string,"last_day"?: string,"limit_count"?: number,"outcome"?: Database["public"]['Enums']["order_status"],"scope"?: string,"search"?: string,"since"?: string,"vendor_id": string }; Returns: {
              "accept_by": string,"begin_at": string,"cancel_reason": string,"cancelled_by": string,"category": string,"collect_cash_paise": number,"courier_name": string,"courier_state": Database["public"]['Enums']["job_state"],"customer_name": string,"desk": string,"detail": Json,"extra_minutes": number,"gift": Json,"instructions": string,"items": Json,"kind": Database["public"]['Enums']["order_kind"],"later_until": string,"order_id": string,"order_number": string,"payment_method": Database["public"]['Enums']["payment_method"],"pickup_code": string,"placed_at": string,"prep_minutes": number,"promised_max_at": string,"refunds": Json,"scheduled_for": string,"server_now": string,"status": Database["public"]['Enums']["order_status"],"status_since": string,"total_paise": number,"trade": string,"vendor_share_paise": number
            }[]
                           },
"vendor_parcels":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number,"stages"?: (string)[],"vendor_id": string }; Returns: Database["public"]['CompositeTypes']["parcel_line"][]
                          SetofOptions: {
        from: "*"
        to: "parcel_line"
        isOneToOne: false
        isSetofReturn: true
      } },
"vendor_people":
{ Args: { "vendor_id": string }; Returns: Json
                           },
"vendor_product":
{ Args: { "item_id": string }; Returns: Json
                           },
"vendor_questions":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number,"vendor_id": string }; Returns: {
              "author_name": string,"body": string,"created_at": string,"id": string,"product_id": string,"product_name": string
            }[]
                           },
"vendor_returns":
{ Args: { "before"?: string,"before_id"?: string,"limit_count"?: number,"open_only"?: boolean,"vendor_id": string }; Returns: Json[]
                           },
"vendor_reviewed_items":
{ Args: { "vendor_id": string }; Returns: {
              "average": number,"name": string,"reviews": number,"subject_id": string
            }[]
                           },
"vendor_reviews":
{ Args: { "about"?: string,"before"?: string,"before_id"?: string,"limit_count"?: number,"only_stars"?: number,"only_subject"?: string,"unanswered"?: boolean,"vendor_id": string }; Returns: {
              "author_name": string,"body": string,"created_at": string,"helpful": number,"id": string,"is_edited": boolean,"is_reported": boolean,"item_name": string,"items": (string)[],"order_number": string,"photos": (string)[],"replied_at": string,"reply": string,"stars": number,"state": string
            }[]
                           },
"vendor_round":
{ Args: { "day": string,"vendor_id": string }; Returns: Json
                           },
"vendor_round_stops":
{ Args: { "after_area"?: string,"after_id"?: string,"day": string,"in_area"?: string,"limit_count"?: number,"vendor_id": string }; Returns: {
              "address": Json,"area": string,"instructions": string,"items": Json,"name": string,"order_id": string,"stated": Json,"status": Database["public"]['Enums']["order_status"],"subscriber_id": string,"total_paise": number
            }[]
                           },
"vendor_shop_day":
{ Args: { "vendor_id": string }; Returns: Json
                           },
"vendor_subscribers":
{ Args: { "after"?: string,"after_id"?: string,"limit_count"?: number,"search"?: string,"vendor_id": string }; Returns: {
              "address_line": string,"area": string,"bottles_out": number,"items": Json,"name": string,"next_on": string,"since": string,"subscriber_id": string
            }[]
                           },
"vendor_subscription_terms":
{ Args: { "vendor_id": string }; Returns: Json
                           },
"vendor_waiting_list":
{ Args: { "vendor_id": string }; Returns: {
              "created_at": string,"customer_name": string,"from_day": string,"id": string,"is_earlier": boolean,"offered_until": string,"part_of_day": string,"services": (string)[],"to_day": string
            }[]
                           },
"vendors_near":
{ Args: { "cursor"?: Json,"kind": Database["public"]['Enums']["vendor_kind"],"language"?: string,"lat": number,"lng": number,"open_only"?: boolean,"page_size"?: number,"search"?: string,"sort"?: string,"veg_only"?: boolean }; Returns: {
              "area": string,"cost_for_two_paise": number,"cuisine_names": (string)[],"cuisines": (string)[],"delivers_here": boolean,"delivery_fee_paise": number,"distance_m": number,"id": string,"is_open": boolean,"min_order_paise": number,"minutes_max": number,"minutes_min": number,"name": string,"next_cursor": Json,"offer": Json,"opens_at": string,"picture": string,"pure_veg": boolean,"rating": number,"ratings_count": number,"slug": string,"surcharges": Json,"tagline": string
            }[]
                           },
"visit_at_home":
{ Args: { "order_id": string }; Returns: Json
                           },
"visit_photos":
{ Args: { "order_id": string }; Returns: Json
                           },
"visit_picture_path":
{ Args: { "extension": string,"order_id": string }; Returns: string
                           },
"vote_review":
{ Args: { "is_helpful": boolean,"review_id": string }; Returns: number
                           },
"walk_in_time":
{ Args: { "steps": Json,"vendor_id": string }; Returns: Json
                           },
"wallet_month":
{ Args: { "month": string }; Returns: Json
                           },
"wallet_statement":
{ Args: { "before"?: number,"bucket"?: Database["public"]['Enums']["wallet_bucket"],"incoming"?: boolean,"limit_count"?: number,"month"?: string }; Returns: {
              "amount_paise": number,"at": string,"balance_after_paise": number,"buckets": Json,"id": number,"kind": string,"note": string,"order_id": string,"order_number": string,"story": Json,"vendor_name": string
            }[]
                           },
"want_area":
{ Args: { "lat": number,"lng": number,"place": string,"wanted"?: boolean }; Returns: boolean
                           },
"want_service":
{ Args: { "category": string,"region"?: string,"wanted"?: boolean }; Returns: Json
                           },
"wants_area":
{ Args: { "lat": number,"lng": number }; Returns: boolean
                           },
"withdraw_application":
{ Args: { "application_id": string }; Returns: undefined
                           },
"withdraw_extra_work":
{ Args: { "change_id": string }; Returns: undefined
                           },
"withdraw_proposal":
{ Args: { "proposal_id": string }; Returns: undefined
                           },
"withdraw_staff_invitation":
{ Args: { "invitation_id": string }; Returns: undefined
                           },
"withdraw_substitution":
{ Args: { "substitution_id": string }; Returns: undefined
                           },
"write_off_batch":
{ Args: { "batch_id": string,"quantity": number }; Returns: Json
                           },
"write_to_ticket":
{ Args: { "body"?: string,"client_id": string,"picture"?: string,"ticket_id": string }; Returns: Json
                           }
          }
          Enums: {
            "app_role": "user"|"vendor"|"delivery"|"admin"|"franchise"|"doctor"|"hospital","charge_phase": "quoted"|"added"|"adjusted"|"refunded","diet": "veg"|"egg"|"non_veg","invoice_kind": "tax_invoice"|"invoice_cum_bill_of_supply"|"bill_of_supply"|"credit_note","job_state": "waiting"|"searching"|"assigned"|"at_pickup"|"picked_up"|"near"|"delivered"|"cancelled"|"no_courier","ledger_account_kind": "customer_wallet"|"vendor_payable"|"courier_payable"|"franchise_payable"|"platform_revenue"|"tax_payable"|"gateway_clearing"|"cash_with_courier"|"promo_expense"|"order_escrow"|"payout_clearing"|"provider_payable"|"refund_clearing"|"deferred_revenue"|"tcs_withheld"|"tds_withheld"|"bank"|"gateway_fees"|"input_tax"|"dispute_hold"|"gift_codes"|"points_expense"|"payout_reserve","offer_outcome": "offered"|"accepted"|"declined"|"expired"|"lost"|"withdrawn","order_kind": "delivery"|"pickup"|"service"|"appointment"|"ride"|"digital"|"shipment"|"subscription"|"parcel","order_status": "awaiting_payment"|"pending"|"confirmed"|"in_progress"|"preparing"|"ready"|"out_for_delivery"|"on_way"|"delivered"|"cancelled","payment_method": "wallet"|"cash"|"gateway"|"points","payment_status": "due"|"paid"|"refunded"|"partly_refunded"|"void","vendor_kind": "food"|"grocery"|"shopping"|"beauty"|"home_service"|"health"|"education"|"pets"|"property"|"financial"|"digital"|"transport","wallet_bucket": "promotional"|"gift"|"top_up"|"refund"
          }
          CompositeTypes: {
            "admin_order_line": {
                        "order_id": string | null,"order_number": string | null,"status": Database["public"]['Enums']["order_status"] | null,"kind": Database["public"]['Enums']["order_kind"] | null,"vendor_name": string | null,"customer_name": string | null,"courier_name": string | null,"region_slug": string | null,"total_paise": number | null,"payment_method": Database["public"]['Enums']["payment_method"] | null,"payment_status": Database["public"]['Enums']["payment_status"] | null,"placed_at": string | null,"updated_at": string | null,"delivery_state": Database["public"]['Enums']["job_state"] | null,"late": boolean | null,"scheduled_for": string | null
                      },"parcel_line": {
                        "shipment_id": string | null,"order_id": string | null,"order_number": string | null,"purpose": string | null,"state": string | null,"order_status": Database["public"]['Enums']["order_status"] | null,"customer_name": string | null,"city": string | null,"pincode": string | null,"lines": Json | null,"instructions": string | null,"gift": Json | null,"payment_method": Database["public"]['Enums']["payment_method"] | null,"total_paise": number | null,"collect_cash_paise": number | null,"carrier_code": string | null,"carrier_name": string | null,"tracking_number": string | null,"promised_to": string | null,"accept_by": string | null,"state_since": string | null,"placed_at": string | null,"server_now": string | null
                      },"shopping_order_line": {
                        "id": string | null,"order_number": string | null,"kind": Database["public"]['Enums']["order_kind"] | null,"status": Database["public"]['Enums']["order_status"] | null,"vendor_name": string | null,"items": Json | null,"total_paise": number | null,"refund_paise": number | null,"promised_to": string | null,"promised_max_at": string | null,"shipment_state": string | null,"open_return": string | null,"returnable_until": string | null,"status_since": string | null,"created_at": string | null
                      },"topic_event": {
                        "seq": number | null,"event": string | null,"payload": Json | null,"at": string | null
                      },"vendor_page": {
                        "id": string | null,"slug": string | null,"name": string | null,"kind": Database["public"]['Enums']["vendor_kind"] | null,"tagline": string | null,"cuisines": (string)[] | null,"area": string | null,"address": string | null,"lat": number | null,"lng": number | null,"picture": string | null,"rating": number | null,"ratings_count": number | null,"pure_veg": boolean | null,"cost_for_two_paise": number | null,"min_order_paise": number | null,"packaging_paise": number | null,"prep_minutes": number | null,"fssai_number": string | null,"region_slug": string | null,"is_open": boolean | null,"opens_at": string | null,"distance_m": number | null,"delivers_here": boolean | null,"minutes_min": number | null,"minutes_max": number | null,"delivery_fee_paise": number | null,"hours": Json | null,"cuisine_names": (string)[] | null,"surcharges": Json | null
                      }
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            "app_role": ["user", "vendor", "delivery", "admin", "franchise", "doctor", "hospital"],"charge_phase": ["quoted", "added", "adjusted", "refunded"],"diet": ["veg", "egg", "non_veg"],"invoice_kind": ["tax_invoice", "invoice_cum_bill_of_supply", "bill_of_supply", "credit_note"],"job_state": ["waiting", "searching", "assigned", "at_pickup", "picked_up", "near", "delivered", "cancelled", "no_courier"],"ledger_account_kind": ["customer_wallet", "vendor_payable", "courier_payable", "franchise_payable", "platform_revenue", "tax_payable", "gateway_clearing", "cash_with_courier", "promo_expense", "order_escrow", "payout_clearing", "provider_payable", "refund_clearing", "deferred_revenue", "tcs_withheld", "tds_withheld", "bank", "gateway_fees", "input_tax", "dispute_hold", "gift_codes", "points_expense", "payout_reserve"],"offer_outcome": ["offered", "accepted", "declined", "expired", "lost", "withdrawn"],"order_kind": ["delivery", "pickup", "service", "appointment", "ride", "digital", "shipment", "subscription", "parcel"],"order_status": ["awaiting_payment", "pending", "confirmed", "in_progress", "preparing", "ready", "out_for_delivery", "on_way", "delivered", "cancelled"],"payment_method": ["wallet", "cash", "gateway", "points"],"payment_status": ["due", "paid", "refunded", "partly_refunded", "void"],"vendor_kind": ["food", "grocery", "shopping", "beauty", "home_service", "health", "education", "pets", "property", "financial", "digital", "transport"],"wallet_bucket": ["promotional", "gift", "top_up", "refund"]
          }
        }
} as const
